import {
  contentProblem,
  fileProblem,
  fileSizeMessage,
  imageEnd,
  imageTypeOf,
  largestFileBytes,
} from '@magpie/domain/verification';

/** A chosen file that may be uploaded, or why it may not. */
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

/**
 * Looks at a chosen file by the rules of the platform (KYC-13, KYC-14): its size, and whether it holds an image, whatever
 * its name says. What some phones put behind a photo, such as a short film, is left out.
 */
export async function readImage(file: File): Promise<ReadImage> {
  if (file.size > largestFileBytes) return { ok: false, problem: fileSizeMessage };
  const content = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(content);
  const image = content.subarray(0, imageEnd(content) ?? content.length);
  const problem = fileProblem({ size: file.size, type }) ?? contentProblem(image);
  if (problem !== null || type === null) return { ok: false, problem: problem ?? fileSizeMessage };
  const kept = new File([image], file.name, { type });
  return { ok: true, file: kept, picture: await asDataUrl(kept) };
}
