const signatureBytes = 8;

const frameBytes = 12;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly end: number;
}

function chunkAt(content: Uint8Array, at: number): Chunk | null {
  if (at + frameBytes > content.length) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const end = at + frameBytes + view.getUint32(at);
  if (end > content.length) return null;
  const type = String.fromCharCode(...content.subarray(at + 4, at + 8));
  const sound =
    /^[A-Za-z]{4}$/.test(type) && checksum(content.subarray(at + 4, end - 4)) === view.getUint32(end - 4);
  return sound ? { type, data: content.subarray(at + 8, end - 4), end } : null;
}

function hasSize({ type, data }: Chunk): boolean {
  if (type !== 'IHDR' || data.length !== 13) return false;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return view.getUint32(0) > 0 && view.getUint32(4) > 0;
}

/** Position after the IEND chunk; null when a chunk is cut off or corrupt, or header, pixels or end are missing. */
export function pngEnd(content: Uint8Array): number | null {
  const header = chunkAt(content, signatureBytes);
  if (!header || !hasSize(header)) return null;
  let pixels = false;
  for (let chunk = chunkAt(content, header.end); chunk; chunk = chunkAt(content, chunk.end)) {
    if (chunk.type === 'IEND') return pixels && chunk.data.length === 0 ? chunk.end : null;
    pixels ||= chunk.type === 'IDAT' && chunk.data.length > 0;
  }
  return null;
}
