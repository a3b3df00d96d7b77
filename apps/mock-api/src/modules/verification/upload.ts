import {
  contentProblem,
  decideUpload,
  fileProblem,
  fileSizeMessage,
  imageCountProblem,
  imageTypeOf,
  largestFileBytes,
  uploadReasons,
} from '@magpie/domain/verification';
import type { DocumentType, ImageType } from '@magpie/domain/verification';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { addDocument, documentFacts } from './store.ts';

/** An image that may be kept. */
export interface DocumentImage {
  readonly type: ImageType;
  readonly content: Uint8Array;
}

/**
 * Reads an uploaded file; what it is tells its content, not its name, and it must be one whole image (KYC-22).
 *
 * @throws Refusal PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
async function readImage(file: File): Promise<DocumentImage> {
  if (file.size > largestFileBytes) throw new Refusal('PAYLOAD_TOO_LARGE', fileSizeMessage);
  const content = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(content);
  const problem = fileProblem({ size: file.size, type }) ?? contentProblem(content);
  if (problem !== null || type === null)
    throw new Refusal('BAD_USER_INPUT', problem ?? 'The file cannot be read.');
  return { type, content };
}

/** Reads the uploaded files of a document. @throws Refusal for none, too many, or one that is not accepted */
export async function readImages(type: DocumentType, files: readonly File[]): Promise<DocumentImage[]> {
  const problem = imageCountProblem(type, files.length);
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
  return Promise.all(files.map(readImage));
}

/**
 * Keeps a PENDING, PRIVATE document of a member and answers its id (KYC-21, ENUM-18).
 *
 * @throws Refusal CONFLICT while the part it proves waits, is being reviewed or is approved (KYC-27)
 */
export async function keepDocument(
  unit: Unit,
  memberId: string,
  type: DocumentType,
  images: readonly DocumentImage[],
): Promise<string> {
  const decision = decideUpload(type, await documentFacts(unit.db, memberId));
  if (!decision.allowed) throw new Refusal(uploadReasons[decision.reason].code, decision.text);
  const id = unit.id('doc');
  const now = unit.now.getTime();
  const files = images.map((image, position) => ({
    id: unit.id('img'),
    document_id: id,
    content_type: image.type,
    status: 'PENDING' as const,
    position,
    content: image.content,
  }));
  const states = { status: 'PENDING', visibility: 'PRIVATE', remarks: null } as const;
  const document = { id, member_id: memberId, type, ...states, created_at: now, changed_at: now };
  await addDocument(unit.db, document, files);
  return id;
}
