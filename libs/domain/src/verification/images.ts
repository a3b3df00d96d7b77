import { imageTypeOf } from './files.ts';
import type { ImageType } from './files.ts';
import { holdsArchive } from './hidden-archives.ts';
import { holdsScript } from './hidden-scripts.ts';
import { jpegEnd } from './jpeg.ts';
import { pngEnd } from './png.ts';
import { webpEnd } from './webp.ts';

/** Why an image that stops too early or breaks its format's rules is refused. */
export const damagedImageMessage = 'The image is damaged or incomplete. Please take or save it again.';

/** Why an image with a second file or a script in it is refused. */
export const foreignContentMessage =
  'The image has something in it that is not part of an image. Please take or save it again.';

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

/**
 * Why the content of a file that begins like an image is refused, or null: it must be one whole image, and nothing else
 * besides, so that no program can take it for a page, a script or an archive.
 */
export function contentProblem(content: Uint8Array): string | null {
  const end = imageEnd(content);
  if (end === null) return damagedImageMessage;
  // One letter for each byte: which letter a byte beyond ASCII becomes does not matter here.
  const text = new TextDecoder('latin1').decode(content);
  const foreign = end < content.length || holdsArchive(content, text) || holdsScript(text);
  return foreign ? foreignContentMessage : null;
}
