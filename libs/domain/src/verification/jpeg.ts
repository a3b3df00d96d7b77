const endOfImage = 0xd9;
const startOfScan = 0xda;

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

const beginsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function endOfScan(content: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < content.length; at += 1) {
    const next = content[at + 1] ?? 0;
    const stuffed = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (content[at] === 0xff && !stuffed) return at;
  }
  return null;
}

interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly end: number;
}

function segmentAt(content: Uint8Array, from: number): Segment | null {
  if (content[from] !== 0xff) return null;
  let at = from + 1;
  while (content[at] === 0xff) at += 1;
  const marker = content[at];
  if (marker === undefined || marker === 0) return null;
  at += 1;
  if (marker === endOfImage || standsAlone(marker)) return { marker, at, end: at };
  const length = (content[at] ?? 0) * 256 + (content[at + 1] ?? 0);
  return length >= 2 && at + length <= content.length ? { marker, at, end: at + length } : null;
}

/** A height of 0 would be declared later, which no camera does. */
function hasSize(content: Uint8Array, { at, end }: Segment): boolean {
  const read = (place: number) => (content[place] ?? 0) * 256 + (content[place + 1] ?? 0);
  return end - at >= 8 && read(at + 3) > 0 && read(at + 5) > 0;
}

/** Position after the end marker; null when a segment is cut off, or frame, scan or end are missing. */
export function jpegEnd(content: Uint8Array): number | null {
  let framed = false;
  let scanned = false;
  for (let at: number | null = 2; at !== null;) {
    const segment: Segment | null = segmentAt(content, at);
    if (!segment) return null;
    if (segment.marker === endOfImage) return framed && scanned ? segment.end : null;
    if (beginsFrame(segment.marker)) framed = hasSize(content, segment);
    scanned ||= segment.marker === startOfScan && framed;
    at = segment.marker === startOfScan ? endOfScan(content, segment.end) : segment.end;
  }
  return null;
}
