/** The whole mark is drawn inside the circle that every device leaves of a maskable icon, four fifths of its width. */
const safe = 'translate(14 14) scale(.56)';

/** The mark of a brand for a device that cuts its icons itself: the ground fills the square. @throws Error when it is not as it was */
export function maskable(svg: string): string {
  const filled = svg.replace(' rx="14"', '').replace('translate(8 8) scale(.76)', safe);
  if (filled.includes('rx=') || !filled.includes(safe))
    throw new Error('The drawing is not a tile with a mark on it.');
  return filled;
}

/** Width and height that stand at the beginning of a PNG file, in px. */
export function sizeOfPng(file: Buffer): readonly [width: number, height: number] {
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}
