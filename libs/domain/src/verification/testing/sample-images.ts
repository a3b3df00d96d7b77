const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

export const jpeg = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAFAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAdEAABBAIDAAAAAAAAAAAAAAABAAIDBBESIXGB/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKFWpDTjMddmjSdiMk8+9IiICP/Z',
);

/** The same in two scans, with a restart and a stuffed byte in the second, as in progressive files. */
export const progressive = joined(
  jpeg.subarray(0, -2),
  Uint8Array.of(0xff, 0xc4, 0, 3, 0, 0xff, 0xda, 0, 4, 1, 1, 7, 0xff, 0x00, 8, 0xff, 0xd3, 9, 0xff, 0xd9),
);

export const webp = fromBase64(
  'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoIAAUABABoJYgCdAD0qHKAAPa6hba89VUBPDgjSY9GmRN2BgAAAA==',
);

/** Lossless, with a chunk of odd length. */
export const lossless = fromBase64('UklGRiQAAABXRUJQVlA4TBcAAAAvBwABAA9wCtAr+N4Db/4DD8f/j+h/cAA=');

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined(ascii(type), data);
  return joined(bigEndian(data.length), named, bigEndian(checksum(named)));
}

/** One grey pixel. @param text content of an additional text chunk */
export function png(text?: Uint8Array, { width = 1, pixels = true } = {}): Uint8Array {
  return joined(
    ascii('\u0089PNG\r\n\u001a\n'),
    chunk('IHDR', joined(bigEndian(width), bigEndian(1), Uint8Array.of(8, 0, 0, 0, 0))),
    pixels ? chunk('IDAT', fromBase64('eJxjaAAAAIIAgQ==')) : new Uint8Array(),
    text ? chunk('tEXt', text) : new Uint8Array(),
    chunk('IEND', new Uint8Array()),
  );
}
