import { plainFreeText } from '@magpie/domain/format';
import type { DocumentStatus, DocumentType } from '@magpie/domain/verification';
import type { Reader } from '#platform/store/index.ts';
import { reviewedRows } from './store/index.ts';
import type { DocumentChoice } from './store/index.ts';

const MOST = 100;

export interface ReviewedDocument {
  readonly id: string;
  readonly email: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly images: number;
  readonly remarks: string | null;
  /** ISO 8601 in UTC. */
  readonly dateTimeCreated: string;
}

/** The documents of a world, of all members or of one, newest first: for reviewers, never for members (API-17). */
export async function documentsOfWorld(db: Reader, choice: DocumentChoice): Promise<ReviewedDocument[]> {
  const rows = await reviewedRows(db, choice, MOST);
  return rows.map(({ createdAt, email, images, remarks, ...row }) => ({
    ...row,
    remarks: remarks === null ? null : plainFreeText(remarks),
    email: email ?? '',
    images: images ?? 0,
    dateTimeCreated: new Date(createdAt).toISOString(),
  }));
}
