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
 * End of the image at the start of a file, in bytes; other content may follow, such as the video that some phones
 * append to a photo. Null when there is not one whole image of an accepted kind.
 */
export function imageEnd(content: Uint8Array): number | null {
  const type = imageTypeOf(content);
  return type === null ? null : ends[type](content);
}
