/** See KYC-02. */
export type DocumentStatus = 'PENDING' | 'PROCESSING' | 'APPROVED' | 'REJECTED';

/** See KYC-04. */
export const identityTypes = ['PASSPORT', 'DRIVING_LICENCE', 'ID'] as const;

/** See KYC-05. */
export const addressTypes = ['PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER'] as const;

export type DocumentType = (typeof identityTypes)[number] | (typeof addressTypes)[number];

export interface DocumentFact {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  /** Sortable by time: an ISO moment in UTC or epoch milliseconds. */
  readonly dateTimeCreated: string | number;
}

/** Newest first (KYC-03). Of equal moments the earlier in the list counts, because lists are newest first. */
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

export type PartStatus = DocumentStatus | 'NONE';

/** By the latest document of each type: approved, else pending, processing, or rejected (KYC-04, KYC-05, KYC-09). */
export function partStatus(documents: readonly DocumentFact[], types: readonly DocumentType[]): PartStatus {
  const latest = latestByType(documents).filter(({ type }) => types.includes(type));
  const order = ['APPROVED', 'PENDING', 'PROCESSING', 'REJECTED'] as const;
  return order.find((status) => latest.some((document) => document.status === status)) ?? 'NONE';
}

/** @param identityOnly special site variants require identity alone (KYC-06, KYC-07) */
export function isFullyApproved(documents: readonly DocumentFact[], identityOnly: boolean): boolean {
  const approved = (types: readonly DocumentType[]) => partStatus(documents, types) === 'APPROVED';
  return approved(identityTypes) && (identityOnly || approved(addressTypes));
}

export type OverallStatus = 'pending' | 'processing' | 'approved' | 'rejected' | 'none';

/** In the order pending, processing, approved, rejected, none (KYC-07, KYC-08). */
export function overallStatus(documents: readonly DocumentFact[], identityOnly: boolean): OverallStatus {
  const latest = latestByType(documents);
  if (latest.some(({ status }) => status === 'PENDING')) return 'pending';
  if (latest.some(({ status }) => status === 'PROCESSING')) return 'processing';
  if (isFullyApproved(documents, identityOnly)) return 'approved';
  const rejected = [identityTypes, addressTypes].some((types) => partStatus(documents, types) === 'REJECTED');
  return rejected ? 'rejected' : 'none';
}

/** When nothing was uploaded, or it was rejected (KYC-10, KYC-11). */
export function canUpload(part: PartStatus): part is 'NONE' | 'REJECTED' {
  return part === 'NONE' || part === 'REJECTED';
}

export interface ReviewFacts {
  readonly verified: boolean;
  readonly before: boolean;
  readonly after: boolean;
}

/** Never clears a flag that an operator set without documents (KYC-25, KYC-28). */
export function verificationAfterReview({
  verified,
  before,
  after,
}: ReviewFacts): 'verify' | 'revoke' | null {
  if (after) return verified ? null : 'verify';
  return verified && before ? 'revoke' : null;
}
