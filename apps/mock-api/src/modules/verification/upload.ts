import {
  decideFile,
  decideFileSize,
  decideUpload,
  fileReasons,
  uploadReasons,
} from '@magpie/domain/verification';
import type { DocumentType, ImageType } from '@magpie/domain/verification';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { addDocument, documentFacts } from './store/index.ts';

export interface DocumentImage {
  readonly type: ImageType;
  readonly content: Uint8Array;
}

/**
 * Reads an uploaded file; what it is tells its content, not its name, and it must be one whole image (KYC-22).
 * @throws Refusal PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
async function readImage(file: File): Promise<DocumentImage> {
  const size = decideFileSize(file.size);
  if (!size.allowed) throw refusalOf(fileReasons, size);
  const content = new Uint8Array(await file.arrayBuffer());
  const decision = decideFile(content);
  if (!decision.allowed) throw refusalOf(fileReasons, decision);
  return { type: decision.plan.type, content };
}

/** Reads the uploaded files of a document. @throws Refusal for one that is not accepted */
export function readImages(files: readonly File[]): Promise<DocumentImage[]> {
  return Promise.all(files.map(readImage));
}

/**
 * Asks whether a member may upload a document, before its files are read and again when it is kept.
 * @throws Refusal CONFLICT while the part it proves waits, is being reviewed or is approved (KYC-27); BAD_USER_INPUT for no
 *   image or too many (KYC-17)
 */
export async function checkUpload(
  db: Reader,
  memberId: string,
  type: DocumentType,
  images: number,
): Promise<void> {
  const decision = decideUpload({ type, images, documents: await documentFacts(db, memberId) });
  if (!decision.allowed) throw refusalOf(uploadReasons, decision);
}

/** Keeps a PENDING, PRIVATE document of a member and answers its id (KYC-21, ENUM-18). @throws Refusal as checkUpload */
export async function keepDocument(
  unit: Unit,
  memberId: string,
  type: DocumentType,
  images: readonly DocumentImage[],
): Promise<string> {
  await checkUpload(unit.db, memberId, type, images.length);
  const id = unit.id('doc');
  const now = unit.now.getTime();
  const files = images.map((image, position) => ({
    id: unit.id('img'),
    documentId: id,
    contentType: image.type,
    status: 'PENDING' as const,
    position,
    content: image.content,
  }));
  const states = { status: 'PENDING', visibility: 'PRIVATE', remarks: null } as const;
  const document = { id, memberId, type, ...states, createdAt: now, changedAt: now };
  await addDocument(unit.db, document, files);
  return id;
}
