import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { fileSizeMessage, fileTypeMessage, imageTypeOf, largestFileBytes } from './files.ts';
import type { ImageType } from './files.ts';
import { imageEnd } from './image-end.ts';
import { holdsArchive } from './hidden-archives.ts';
import { holdsScript } from './hidden-scripts.ts';

/** Why a file cannot prove anything. */
export type FileReason = 'tooLarge' | 'notAnImage' | 'damaged' | 'foreignContent';

/** The reasons of {@link decideFile}. */
export const fileReasons = {
  tooLarge: { code: 'PAYLOAD_TOO_LARGE', text: () => fileSizeMessage },
  notAnImage: { code: 'BAD_USER_INPUT', text: () => fileTypeMessage },
  damaged: {
    code: 'BAD_USER_INPUT',
    text: () => 'The image is damaged or incomplete. Please take or save it again.',
  },
  foreignContent: {
    code: 'BAD_USER_INPUT',
    text: () => 'The image has something in it that is not part of an image. Please take or save it again.',
  },
} as const satisfies ReasonTable<FileReason>;

/** Decides by the size in bytes, which is known before a file is read (KYC-13). */
export function decideFileSize(size: number): Decision<undefined, FileReason> {
  return size > largestFileBytes ? refuse('tooLarge') : allow();
}

function holdsMore(content: Uint8Array, end: number): boolean {
  // One letter for each byte: which letter a byte beyond ASCII becomes does not matter here.
  const text = new TextDecoder('latin1').decode(content);
  return end < content.length || holdsArchive(content, text) || holdsScript(text);
}

/**
 * Decides about the content of a file (KYC-13, KYC-14, KYC-22): it must be one whole image of an accepted kind, whatever
 * its name says, and nothing else besides, so that no program can take it for a page, a script or an archive.
 */
export function decideFile(content: Uint8Array): Decision<{ readonly type: ImageType }, FileReason> {
  const size = decideFileSize(content.length);
  if (!size.allowed) return size;
  const type = imageTypeOf(content);
  if (type === null) return refuse('notAnImage');
  const end = imageEnd(content);
  if (end === null) return refuse('damaged');
  return holdsMore(content, end) ? refuse('foreignContent') : allow({ type });
}
