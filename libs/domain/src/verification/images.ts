import { imageTypeOf } from './files.ts';
import type { ImageType } from './files.ts';
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

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Beginnings of pages and scripts, long enough that the packed pixels of a photo do not hold one by chance. */
const scripts = ['<script', '<?php ', '<?php\n', '<html ', '<html>', '<svg on', '<svg xml', '<!doctype'].map(
  ascii,
);

const pdf = ascii('%pdf-');

/** A reader of PDF looks for its beginning this far into a file. */
const pdfStartsWithin = 1024;

const lower = (byte: number) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);

function holds(content: Uint8Array, at: number, word: Uint8Array): boolean {
  return word.every((letter, index) => lower(content[at + index] ?? 0) === letter);
}

function holdsScript(content: Uint8Array): boolean {
  for (let at = 0; at < content.length; at += 1) {
    if (content[at] === 0x3c && scripts.some((word) => holds(content, at, word))) return true;
    if (at < pdfStartsWithin && holds(content, at, pdf)) return true;
  }
  return false;
}

/** Bytes of the record that ends a ZIP archive, without its comment. */
const zipEndBytes = 22;

/** Whether a reader of archives would take the file for one: it looks for the closing record from the end. */
function isArchive(content: Uint8Array): boolean {
  const from = Math.max(0, content.length - zipEndBytes - 0xffff);
  for (let at = content.length - zipEndBytes; at >= from; at -= 1) {
    const found = holdsBytes(content, at, [0x50, 0x4b, 0x05, 0x06]);
    const comment = (content[at + 20] ?? 0) + (content[at + 21] ?? 0) * 256;
    if (found && at + zipEndBytes + comment === content.length) return true;
  }
  return false;
}

function holdsBytes(content: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[at + index] === byte);
}

/**
 * Why the content of a file that begins like an image is refused, or null: it must be one whole image, and nothing else
 * besides, so that no program can take it for a page, a script or an archive.
 */
export function contentProblem(content: Uint8Array): string | null {
  const end = imageEnd(content);
  if (end === null) return damagedImageMessage;
  const foreign = end < content.length || isArchive(content) || holdsScript(content);
  return foreign ? foreignContentMessage : null;
}
