/** States of a document (KYC-02). */
export const documentStatuses = ['PENDING', 'PROCESSING', 'APPROVED', 'REJECTED'] as const;

/** State of a document in its review. */
export type DocumentStatus = (typeof documentStatuses)[number];

/** Types that prove who a member is (KYC-04). */
export const identityTypes = ['PASSPORT', 'DRIVING_LICENCE', 'ID'] as const;

/** Types that prove where a member lives (KYC-05). */
export const addressTypes = ['PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER'] as const;

/** What a document is. */
export type DocumentType = (typeof identityTypes)[number] | (typeof addressTypes)[number];

/** What counts of an uploaded document. */
export interface DocumentFact {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  /** When it was uploaded, as anything that sorts by time: an ISO moment in UTC or epoch milliseconds. */
  readonly dateTimeCreated: string | number;
}

/** The latest document of each type, the latest of all first (KYC-03). Of equal moments the
 * earlier in the list counts, because lists are newest first. */
export function latestByType<T extends DocumentFact>(documents: readonly T[]): T[] {
  const latest = new Map<DocumentType, T>();
  for (const document of documents) {
    const known = latest.get(document.type);
    if (!known || known.dateTimeCreated < document.dateTimeCreated) latest.set(document.type, document);
  }
  return [...latest.values()].sort(
    (a, b) => Number(a.dateTimeCreated < b.dateTimeCreated) - Number(a.dateTimeCreated > b.dateTimeCreated),
  );
}

/** Status of a part of the verification: NONE before any upload. */
export type PartStatus = DocumentStatus | 'NONE';

/**
 * Status of the identity or address part by the latest document of each of its types: approved when one of them is, else
 * pending, processing, or rejected (KYC-04, KYC-05, KYC-09).
 */
export function partStatus(documents: readonly DocumentFact[], types: readonly DocumentType[]): PartStatus {
  const latest = latestByType(documents).filter(({ type }) => types.includes(type));
  const order = ['APPROVED', 'PENDING', 'PROCESSING', 'REJECTED'] as const;
  return order.find((status) => latest.some((document) => document.status === status)) ?? 'NONE';
}

/**
 * Whether the documents verify a member: identity and address approved (KYC-06).
 *
 * @param identityOnly true on the special site variants, where an approved identity is enough (KYC-07)
 */
export function isFullyApproved(documents: readonly DocumentFact[], identityOnly: boolean): boolean {
  const approved = (types: readonly DocumentType[]) => partStatus(documents, types) === 'APPROVED';
  return approved(identityTypes) && (identityOnly || approved(addressTypes));
}

/** The one status of a member's verification. */
export type OverallStatus = 'pending' | 'processing' | 'approved' | 'rejected' | 'none';

/**
 * The overall status, in this order: pending, processing, approved, rejected, none (KYC-08).
 *
 * @param identityOnly true on the special site variants (KYC-07)
 */
export function overallStatus(documents: readonly DocumentFact[], identityOnly: boolean): OverallStatus {
  const latest = latestByType(documents);
  if (latest.some(({ status }) => status === 'PENDING')) return 'pending';
  if (latest.some(({ status }) => status === 'PROCESSING')) return 'processing';
  if (isFullyApproved(documents, identityOnly)) return 'approved';
  const rejected = [identityTypes, addressTypes].some((types) => partStatus(documents, types) === 'REJECTED');
  return rejected ? 'rejected' : 'none';
}

/** Whether a part takes an upload: nothing was uploaded for it, or what was is rejected (KYC-10, KYC-11). */
export function canUpload(part: PartStatus): part is 'NONE' | 'REJECTED' {
  return part === 'NONE' || part === 'REJECTED';
}

/** Whether a member counts as verified, and what their documents say before and after a review. */
export interface ReviewFacts {
  readonly verified: boolean;
  /** Fully approved before the review. */
  readonly before: boolean;
  /** Fully approved after it. */
  readonly after: boolean;
}

/**
 * What a review does to the verified flag: documents that suffice set it (KYC-25), documents that sufficed and no longer do
 * take it back (KYC-28). A flag that an operator set without documents is none of a review's business.
 */
export function verificationAfterReview({
  verified,
  before,
  after,
}: ReviewFacts): 'verify' | 'revoke' | null {
  if (after) return verified ? null : 'verify';
  return verified && before ? 'revoke' : null;
}
