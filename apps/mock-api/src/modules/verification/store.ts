import type { Insertable, Selectable } from 'kysely';
import type { DocumentFact, DocumentStatus } from '@magpie/domain/verification';
import { keysetList } from '../../platform/paging/index.ts';
import type { RowList } from '../../platform/paging/index.ts';
import type { Database, EpochMs, Reader, Writer } from '../../platform/store/index.ts';

export type DocumentRow = Selectable<Database['member_documents']>;

export type FileRow = Omit<Selectable<Database['member_document_files']>, 'content'>;

/** A member's documents, newest first, read page by page. */
export function documentList(db: Reader, memberId: string): RowList<DocumentRow> {
  const order = {
    name: 'memberDocuments',
    table: 'member_documents',
    columns: ['created_at', 'seq'],
    direction: 'desc',
  } as const;
  return keysetList(order, {
    all: db.selectFrom('member_documents').selectAll().where('member_id', '=', memberId),
  });
}

/** All of a member's documents, newest first. */
export function documentRows(db: Reader, memberId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('member_documents')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

/** What counts of a member's documents, newest first. */
export async function documentFacts(db: Reader, memberId: string): Promise<DocumentFact[]> {
  const rows = await documentRows(db, memberId);
  return rows.map(({ type, status, created_at }) => ({ type, status, dateTimeCreated: created_at }));
}

export function documentRow(db: Reader, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('member_documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The images of some documents in the order they were sent. */
export async function fileRows(db: Reader, documentIds: readonly string[]): Promise<FileRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('member_document_files')
    .select(['id', 'document_id', 'content_type', 'status', 'position'])
    .where('document_id', 'in', documentIds)
    .orderBy('position')
    .execute();
}

export function ownImage(
  db: Reader,
  memberId: string,
  id: string,
): Promise<{ readonly content_type: string; readonly content: Uint8Array } | undefined> {
  return db
    .selectFrom('member_document_files')
    .innerJoin('member_documents', 'member_documents.id', 'document_id')
    .select(['content_type', 'content'])
    .where('member_document_files.id', '=', id)
    .where('member_documents.member_id', '=', memberId)
    .executeTakeFirst();
}

export interface DocumentChoice {
  readonly memberId: string | null;
  readonly status: DocumentStatus | null;
}

/** The documents of a world with how many images each has and whose it is, newest first. @param most of one answer */
export function reviewedRows(db: Reader, { memberId, status }: DocumentChoice, most: number) {
  return db
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
    .limit(most)
    .execute();
}

export interface Review {
  readonly status: DocumentStatus;
  readonly remarks: string | null;
  readonly changed_at: EpochMs;
}

/** Writes a review down, for the document and its images. */
export async function setReview(db: Writer, id: string, review: Review): Promise<void> {
  const { status } = review;
  await db.updateTable('member_documents').set(review).where('id', '=', id).execute();
  await db.updateTable('member_document_files').set({ status }).where('document_id', '=', id).execute();
}

export async function addDocument(
  db: Writer,
  document: Insertable<Database['member_documents']>,
  files: readonly Insertable<Database['member_document_files']>[],
): Promise<void> {
  await db.insertInto('member_documents').values(document).execute();
  await db.insertInto('member_document_files').values(files).execute();
}
