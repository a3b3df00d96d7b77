/** What stylis tells its plugins of a piece of style. */
interface Piece {
  readonly type: string;
  /** With its end, as `user-select:none;`. */
  readonly value: string;
  /** What is written in its place. */
  return: string;
}

const prefixed =
  /^(?:user-select|backdrop-filter|mask[-\w]*|hyphens|text-size-adjust|print-color-adjust|box-decoration-break):/;

/** Stands in for the vendor prefixes of Emotion in the built app: those that a browser of the build’s target still reads. */
export function fewPrefixes(piece: Piece): void {
  if (piece.type === 'decl' && piece.return === '' && prefixed.test(piece.value))
    piece.return = `-webkit-${piece.value}${piece.value}`;
}
