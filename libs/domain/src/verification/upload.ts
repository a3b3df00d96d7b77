import { canUpload, partStatus } from './documents.ts';
import type { DocumentFact, DocumentType, PartStatus } from './documents.ts';
import { partNames, partOf, typesOfPart } from './parts.ts';

/** State of a part that takes no upload. */
export type UploadReason = Exclude<PartStatus, 'NONE' | 'REJECTED'>;

/** Why a part takes no upload, with the code of the refusal and what the member is told, by the name of the part (KYC-27). */
export const uploadReasons: Readonly<
  Record<UploadReason, { readonly code: 'CONFLICT'; readonly text: (part: string) => string }>
> = {
  PENDING: {
    code: 'CONFLICT',
    text: (part) =>
      `${part}: your document is waiting for its review. Nothing more can be uploaded until then.`,
  },
  PROCESSING: {
    code: 'CONFLICT',
    text: (part) => `${part}: your document is being reviewed. Nothing more can be uploaded until then.`,
  },
  APPROVED: { code: 'CONFLICT', text: (part) => `${part}: your document has been approved already.` },
};

/** Whether a document is taken, or the one reason why not. */
export type UploadDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: UploadReason; readonly text: string };

/** Decides on the upload of a document by the part it proves: nothing stands there, or what does is rejected (KYC-27). */
export function decideUpload(type: DocumentType, documents: readonly DocumentFact[]): UploadDecision {
  const part = partOf(type);
  const status = partStatus(documents, typesOfPart(part));
  if (canUpload(status)) return { allowed: true };
  return { allowed: false, reason: status, text: uploadReasons[status].text(partNames[part]) };
}
