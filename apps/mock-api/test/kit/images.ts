import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const HEADER = Buffer.from('0000000100000001080000000000000000', 'hex').subarray(0, 13);

/** A PNG of one grey pixel, with a chunk of text in it when text is given. */
export function pngImage(text?: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', HEADER),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]), { level: 9 })),
    ...(text === undefined ? [] : [chunk('tEXt', text)]),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A whole PNG of exactly so many bytes. */
export function pngOfSize(bytes: number): Buffer {
  return pngImage(Buffer.alloc(bytes - pngImage(Buffer.alloc(0)).length, 0x20));
}

/** A JPEG of 8 by 5 pixels. */
export const JPEG_IMAGE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAFAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAdEAABBAIDAAAAAAAAAAAAAAABAAIDBBESIXGB/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKFWpDTjMddmjSdiMk8+9IiICP/Z',
  'base64',
);

/** A WEBP of 8 by 5 pixels. */
export const WEBP_IMAGE = Buffer.from(
  'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoIAAUABABoJYgCdAD0qHKAAPa6hba89VUBPDgjSY9GmRN2BgAAAA==',
  'base64',
);
