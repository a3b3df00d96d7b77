import { refusalText } from '@magpie/domain/decision';
import type { Refused } from '@magpie/domain/decision';
import { decideFile, decideFileSize, fileReasons, imageEnd } from '@magpie/domain/verification';
import type { FileReason } from '@magpie/domain/verification';

export type ReadImage =
  | { readonly ok: true; readonly file: File; readonly picture: string }
  | { readonly ok: false; readonly problem: string };

function asDataUrl(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') resolve(reader.result);
  });
  reader.addEventListener('error', () => {
    reject(reader.error ?? new Error('The file cannot be read.'));
  });
  reader.readAsDataURL(file);
  return promise;
}

const refused = (decision: Refused<FileReason>): ReadImage => ({
  ok: false,
  problem: refusalText(fileReasons, decision),
});

/**
 * Looks at a chosen file by the rules of the platform (KYC-13, KYC-14): its size, and whether it holds an image, whatever
 * its name says. What some phones put behind a photo, such as a short film, is left out.
 */
export async function readImage(file: File): Promise<ReadImage> {
  const size = decideFileSize(file.size);
  if (!size.allowed) return refused(size);
  const content = new Uint8Array(await file.arrayBuffer());
  const image = content.subarray(0, imageEnd(content) ?? content.length);
  const decision = decideFile(image);
  if (!decision.allowed) return refused(decision);
  const kept = new File([image], file.name, { type: decision.plan.type });
  return { ok: true, file: kept, picture: await asDataUrl(kept) };
}
