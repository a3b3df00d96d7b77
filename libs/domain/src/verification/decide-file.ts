import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { fileSizeMessage, fileTypeMessage, imageTypeOf, largestFileBytes } from './files.ts';
import type { ImageType } from './files.ts';
import { imageEnd } from './image-end.ts';
import { holdsArchive } from './hidden-archives.ts';
import { holdsScript } from './hidden-scripts.ts';

export type FileReason = 'tooLarge' | 'notAnImage' | 'damaged' | 'foreignContent';

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

/** Checks the size in bytes, which is known before a file is read (KYC-13). */
export function decideFileSize(size: number): Decision<undefined, FileReason> {
  return size > largestFileBytes ? refuse('tooLarge') : allow();
}

function holdsMore(content: Uint8Array, end: number): boolean {
  // One character per byte; how bytes beyond ASCII are decoded does not matter here.
  const text = new TextDecoder('latin1').decode(content);
  return end < content.length || holdsArchive(content, text) || holdsScript(text);
}

/** Exactly one image of an accepted kind (KYC-13, KYC-14, KYC-22), which no program can open as a page or archive. */
export function decideFile(content: Uint8Array): Decision<{ readonly type: ImageType }, FileReason> {
  const size = decideFileSize(content.length);
  if (!size.allowed) return size;
  const type = imageTypeOf(content);
  if (type === null) return refuse('notAnImage');
  const end = imageEnd(content);
  if (end === null) return refuse('damaged');
  return holdsMore(content, end) ? refuse('foreignContent') : allow({ type });
}
