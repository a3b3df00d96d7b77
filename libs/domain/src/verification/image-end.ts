import { imageTypeOf } from './files.ts';
import type { ImageType } from './files.ts';
import { jpegEnd } from './jpeg.ts';
import { pngEnd } from './png.ts';
import { webpEnd } from './webp.ts';

const ends: Readonly<Record<ImageType, (content: Uint8Array) => number | null>> = {
  'image/jpeg': jpegEnd,
  'image/png': pngEnd,
  'image/webp': webpEnd,
};

/**
 * Where the image at the start of a file ends, in bytes; what follows is not part of it, such as the film that some
 * phones add to a photo.
 *
 * @returns null when the file does not hold one whole image of an accepted kind
 */
export function imageEnd(content: Uint8Array): number | null {
  const type = imageTypeOf(content);
  return type === null ? null : ends[type](content);
}
