import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { canUpload, partStatus } from './documents.ts';
import type { DocumentFact, DocumentType, PartStatus } from './documents.ts';
import { hasBack, mostImages, partNames, partOf, typesOfPart } from './parts.ts';

export type UploadReason = Exclude<PartStatus, 'NONE' | 'REJECTED'> | 'oneImage' | 'oneOrTwoImages';

export interface UploadDetails {
  readonly type: DocumentType;
}

const partName = ({ type }: UploadDetails): string => partNames[partOf(type)];

export const uploadReasons = {
  PENDING: {
    code: 'CONFLICT',
    text: (details) =>
      `${partName(details)}: your document is waiting for its review. Nothing more can be uploaded until then.`,
  },
  PROCESSING: {
    code: 'CONFLICT',
    text: (details) =>
      `${partName(details)}: your document is being reviewed. Nothing more can be uploaded until then.`,
  },
  APPROVED: {
    code: 'CONFLICT',
    text: (details) => `${partName(details)}: your document has been approved already.`,
  },
  oneImage: { code: 'BAD_USER_INPUT', text: () => 'A document of this type is one image.' },
  oneOrTwoImages: {
    code: 'BAD_USER_INPUT',
    text: () => 'A document of this type is one image, or two for its front and its back.',
  },
} as const satisfies ReasonTable<UploadReason, UploadDetails>;

export interface UploadFacts {
  readonly type: DocumentType;
  readonly documents: readonly DocumentFact[];
  readonly images: number;
}

/** Only for a part with nothing or something rejected (KYC-27); one image, or two where there is a back (KYC-17). */
export function decideUpload({
  type,
  documents,
  images,
}: UploadFacts): Decision<undefined, UploadReason, UploadDetails> {
  const status = partStatus(documents, typesOfPart(partOf(type)));
  if (!canUpload(status)) return refuse(status, { type });
  if (images === 1 || (images === mostImages && hasBack(type))) return allow();
  return refuse(hasBack(type) ? 'oneOrTwoImages' : 'oneImage', { type });
}
