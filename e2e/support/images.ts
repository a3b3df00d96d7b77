import { crc32, deflateSync } from 'node:zlib';

/** A file as it is given to a form. */
export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A plain picture of 320 by 200 pixels. */
export function picture(name: string): UploadedFile {
  const header = Buffer.from('00000140000000c80800000000', 'hex');
  const pixels = Buffer.alloc(200 * 321, 0xb4);
  for (let row = 0; row < 200; row += 1) pixels[row * 321] = 0;
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A file that says it is a picture and is something else. */
export function pretender(content: string | Buffer, name = 'passport.png'): UploadedFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(content) };
}
