const headerBytes = 12;
const frameBytes = 8;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly end: number;
}

function chunkAt(content: Uint8Array, at: number, limit: number): Chunk | null {
  if (at + frameBytes > limit) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const size = view.getUint32(at + 4, true);
  const end = at + frameBytes + size + (size % 2);
  if (end > limit) return null;
  const type = String.fromCharCode(...content.subarray(at, at + 4));
  return { type, data: content.subarray(at + frameBytes, at + frameBytes + size), end };
}

function holdsPixels({ type, data }: Chunk): boolean {
  if (type === 'VP8 ') return data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (type === 'VP8L') return data[0] === 0x2f;
  return type === 'ANMF' && data.length > 16;
}

/** The end by the RIFF header; null when the file is cut off, its chunks do not fill it, or it holds no pixels. */
export function webpEnd(content: Uint8Array): number | null {
  if (content.length < headerBytes) return null;
  const size = new DataView(content.buffer, content.byteOffset, content.byteLength).getUint32(4, true);
  const limit = frameBytes + size;
  if (limit > content.length) return null;
  let pixels = false;
  let at = headerBytes;
  while (at < limit) {
    const chunk = chunkAt(content, at, limit);
    if (!chunk || !/^[A-Z0-9 ]{4}$/.test(chunk.type)) return null;
    pixels ||= holdsPixels(chunk);
    at = chunk.end;
  }
  return pixels ? limit : null;
}
