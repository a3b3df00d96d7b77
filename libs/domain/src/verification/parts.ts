import { plainFreeText } from '../format/index.ts';
import { addressTypes, canUpload, identityTypes, latestByType, partStatus } from './documents.ts';
import type { DocumentFact, DocumentType, PartStatus } from './documents.ts';

/** A part of the verification. */
export type VerificationPart = 'identity' | 'address';

/** What a member who is not verified is told wherever a withdrawal is in question (WDR-10, KYC-24). */
export const identityNeededMessage = 'Your identity must be verified before you can withdraw.';

/** What a rejection without remarks says (KYC-12). */
export const rejectedMessage =
  'Your document was rejected. Please upload a clear, complete and valid document.';

/** What the upload says of the size of an image; it is a hint and not enforced (KYC-15). */
export const uploadHint = 'PNG or JPG (max. 800x400px)';

/** What a document is called (KYC-16). */
export const documentNames: Readonly<Record<DocumentType, string>> = {
  PASSPORT: 'Passport',
  DRIVING_LICENCE: 'Driving licence',
  ID: 'ID document',
  PROOF_OF_ADDRESS: 'Proof of address',
  BANK_STATEMENT: 'Bank statement',
  OTHER: 'Other',
};

const types: Readonly<Record<VerificationPart, readonly DocumentType[]>> = {
  identity: identityTypes,
  address: addressTypes,
};

/** The document types of a part (KYC-04, KYC-05, KYC-16). */
export function typesOfPart(part: VerificationPart): readonly DocumentType[] {
  return types[part];
}

/** What a part is called (KYC-01). */
export const partNames: Readonly<Record<VerificationPart, string>> = {
  identity: 'Proof of identity',
  address: 'Proof of address',
};

/** The part that a document of the type proves (KYC-04, KYC-05). */
export function partOf(type: DocumentType): VerificationPart {
  return types.identity.includes(type) ? 'identity' : 'address';
}

/** The parts a site asks for: identity alone on the special variants (KYC-01, KYC-07). */
export function partsOf(identityOnly: boolean): readonly VerificationPart[] {
  return identityOnly ? ['identity'] : ['identity', 'address'];
}

/** Whether a document of the type may come with a back image, which is never a must (KYC-17). */
export function hasBack(type: DocumentType): boolean {
  return type === 'ID' || type === 'DRIVING_LICENCE';
}

/** Most images of any document: its front and its back (KYC-17). */
export const mostImages = 2;

/** Where a part stands. */
export interface PartState<T extends DocumentFact> {
  readonly status: PartStatus;
  /** Latest document of each of its types, the latest of all first (KYC-03). */
  readonly latest: readonly T[];
  /** The rejected ones among them, each of which gets a banner (KYC-12); none once the part is approved (KYC-09). */
  readonly rejected: readonly T[];
  /** Nothing was uploaded yet, or it may be uploaded again (KYC-10, KYC-11). */
  readonly uploadable: boolean;
}

/** Where a part stands by the documents of a member. */
export function partState<T extends DocumentFact>(
  part: VerificationPart,
  documents: readonly T[],
): PartState<T> {
  const status = partStatus(documents, types[part]);
  const latest = latestByType(documents).filter(({ type }) => types[part].includes(type));
  return {
    status,
    latest,
    rejected: status === 'APPROVED' ? [] : latest.filter((document) => document.status === 'REJECTED'),
    uploadable: canUpload(status),
  };
}

/**
 * What a member is told of a rejected document: its remarks, or the usual reasons without any (KYC-12).
 *
 * @param remarks free text as it is stored
 */
export function rejectionText(remarks: string | null | undefined): string {
  const text = plainFreeText(remarks ?? '').trim();
  return text === '' ? rejectedMessage : text;
}
