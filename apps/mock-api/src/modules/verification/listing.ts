import type { DocumentStatus, DocumentType } from '@magpie/domain/verification';
import type { Reader } from '../../platform/store/index.ts';

/** Most documents of one answer. */
const MOST = 100;

/** A document as a reviewer sees it. */
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

/** Which documents are wanted; null for any. */
export interface DocumentChoice {
  readonly memberId: string | null;
  readonly status: DocumentStatus | null;
}

/** The documents of a world, of all members or of one, newest first: for reviewers, never for members (API-17). */
export async function documentsOfWorld(
  db: Reader,
  { memberId, status }: DocumentChoice,
): Promise<ReviewedDocument[]> {
  const rows = await db
    .selectFrom('member_documents')
    .innerJoin('members', 'members.id', 'member_documents.member_id')
    .select((eb) => [
      'member_documents.id',
      'members.email',
      'member_documents.type',
      'member_documents.status',
      'member_documents.remarks',
      'member_documents.created_at',
      eb
        .selectFrom('member_document_files')
        .select(({ fn }) => fn.countAll<number>().as('images'))
        .whereRef('member_document_files.document_id', '=', 'member_documents.id')
        .as('images'),
    ])
    .$if(memberId !== null, (query) => query.where('member_documents.member_id', '=', memberId ?? ''))
    .$if(status !== null, (query) => query.where('member_documents.status', '=', status ?? 'PENDING'))
    .orderBy('member_documents.created_at', 'desc')
    .orderBy('member_documents.seq', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ created_at, email, images, ...row }) => ({
    ...row,
    email: email ?? '',
    images: images ?? 0,
    dateTimeCreated: new Date(created_at).toISOString(),
  }));
}
