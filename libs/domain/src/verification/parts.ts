import { plainFreeText } from '../format/index.ts';
import { addressTypes, canUpload, identityTypes, latestByType, partStatus } from './documents.ts';
import type { DocumentFact, DocumentType, PartStatus } from './documents.ts';

export type VerificationPart = 'identity' | 'address';

/** Shown to an unverified member wherever a withdrawal is offered (WDR-10, KYC-24). */
export const identityNeededMessage = 'Your identity must be verified before you can withdraw.';

/** For a rejection without remarks (KYC-12). */
export const rejectedMessage =
  'Your document was rejected. Please upload a clear, complete and valid document.';

/** A hint that is not enforced (KYC-15). */
export const uploadHint = 'PNG or JPG (max. 800x400px)';

/** See KYC-16. */
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

/** See KYC-04, KYC-05, KYC-16. */
export function typesOfPart(part: VerificationPart): readonly DocumentType[] {
  return types[part];
}

/** See KYC-01. */
export const partNames: Readonly<Record<VerificationPart, string>> = {
  identity: 'Proof of identity',
  address: 'Proof of address',
};

/** See KYC-04, KYC-05. */
export function partOf(type: DocumentType): VerificationPart {
  return types.identity.includes(type) ? 'identity' : 'address';
}

/** Identity alone on the special variants (KYC-01, KYC-07). */
export function partsOf(identityOnly: boolean): readonly VerificationPart[] {
  return identityOnly ? ['identity'] : ['identity', 'address'];
}

/** Whether documents of the type may have a back image, which is always optional (KYC-17). */
export function hasBack(type: DocumentType): boolean {
  return type === 'ID' || type === 'DRIVING_LICENCE';
}

/** Front and back (KYC-17). */
export const mostImages = 2;

export interface PartState<T extends DocumentFact> {
  readonly status: PartStatus;
  /** Latest document of each type, newest first (KYC-03). */
  readonly latest: readonly T[];
  /** The rejected ones among them, each with a banner (KYC-12); none once the part is approved (KYC-09). */
  readonly rejected: readonly T[];
  /** Nothing was uploaded yet, or it may be uploaded again (KYC-10, KYC-11). */
  readonly uploadable: boolean;
}

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

/** The reviewer's remarks, or the usual reasons without any (KYC-12). @param remarks free text as stored */
export function rejectionText(remarks: string | null | undefined): string {
  const text = plainFreeText(remarks ?? '').trim();
  return text === '' ? rejectedMessage : text;
}
