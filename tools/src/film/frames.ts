/** What was on the screen from a moment on, as a picture in base64. */
export interface Frame {
  /** Ms since the page was asked for. */
  readonly at: number;
  readonly picture: string;
}

/** The moments of the film in ms. */
export const moments = [500, 800, 1100, 1400, 1700, 2000] as const;

/** What could be seen at each moment; nothing before the first frame. */
export const seenAt = (frames: readonly Frame[], at: readonly number[]): (string | null)[] =>
  at.map((moment) => frames.findLast((frame) => frame.at <= moment)?.picture ?? null);
