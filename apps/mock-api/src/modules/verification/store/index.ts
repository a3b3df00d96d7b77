import type { Insertable, Selectable } from 'kysely';
import type { DocumentFact, DocumentStatus } from '@magpie/domain/verification';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';

export type DocumentRow = Selectable<Database['memberDocuments']>;

export type FileRow = Omit<Selectable<Database['memberDocumentFiles']>, 'content'>;

/** A member's documents, newest first, read page by page. */
export function documentList(db: Reader, memberId: string): RowList<DocumentRow> {
  const order = newestFirst('memberDocuments', 'memberDocuments', 'createdAt');
  return keysetList(order, {
    all: db.selectFrom('memberDocuments').selectAll().where('memberId', '=', memberId),
  });
}

/** The newest document of each type of a member, which alone counts (KYC-03). */
export async function documentFacts(db: Reader, memberId: string): Promise<DocumentFact[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('memberDocuments')
        .select(['type', 'status', 'createdAt'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('type').orderBy('createdAt', 'desc').orderBy('seq', 'desc'))
            .as('place'),
        )
        .where('memberId', '=', memberId)
        .as('ranked'),
    )
    .select(['type', 'status', 'createdAt'])
    .where('place', '=', 1)
    .execute();
  return rows.map(({ type, status, createdAt }) => ({ type, status, dateTimeCreated: createdAt }));
}

export function documentRow(db: Reader, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('memberDocuments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The images of some documents in the order they were sent. */
export async function fileRows(db: Reader, documentIds: readonly string[]): Promise<FileRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('memberDocumentFiles')
    .select(['id', 'documentId', 'contentType', 'status', 'position'])
    .where('documentId', 'in', documentIds)
    .orderBy('position')
    .execute();
}

export function ownImage(
  db: Reader,
  memberId: string,
  id: string,
): Promise<{ readonly contentType: string; readonly content: Uint8Array } | undefined> {
  return db
    .selectFrom('memberDocumentFiles')
    .innerJoin('memberDocuments', 'memberDocuments.id', 'documentId')
    .select(['contentType', 'content'])
    .where('memberDocumentFiles.id', '=', id)
    .where('memberDocuments.memberId', '=', memberId)
    .executeTakeFirst();
}

export interface DocumentChoice {
  readonly memberId: string | null;
  readonly status: DocumentStatus | null;
}

/** The documents of a world with how many images each has and whose it is, newest first. @param most of one answer */
export function reviewedRows(db: Reader, { memberId, status }: DocumentChoice, most: number) {
  return db
    .selectFrom('memberDocuments')
    .innerJoin('members', 'members.id', 'memberDocuments.memberId')
    .select((eb) => [
      'memberDocuments.id',
      'members.email',
      'memberDocuments.type',
      'memberDocuments.status',
      'memberDocuments.remarks',
      'memberDocuments.createdAt',
      eb
        .selectFrom('memberDocumentFiles')
        .select(({ fn }) => fn.countAll<number>().as('images'))
        .whereRef('memberDocumentFiles.documentId', '=', 'memberDocuments.id')
        .as('images'),
    ])
    .$if(memberId !== null, (query) => query.where('memberDocuments.memberId', '=', memberId ?? ''))
    .$if(status !== null, (query) => query.where('memberDocuments.status', '=', status ?? 'PENDING'))
    .orderBy('memberDocuments.createdAt', 'desc')
    .orderBy('memberDocuments.seq', 'desc')
    .limit(most)
    .execute();
}

export interface Review {
  readonly status: DocumentStatus;
  readonly remarks: string | null;
  readonly changedAt: EpochMs;
}

/** Writes a review down, for the document and its images. */
export async function setReview(db: Writer, id: string, review: Review): Promise<void> {
  const { status } = review;
  await db.updateTable('memberDocuments').set(review).where('id', '=', id).execute();
  await db.updateTable('memberDocumentFiles').set({ status }).where('documentId', '=', id).execute();
}

export async function addDocument(
  db: Writer,
  document: Insertable<Database['memberDocuments']>,
  files: readonly Insertable<Database['memberDocumentFiles']>[],
): Promise<void> {
  await db.insertInto('memberDocuments').values(document).execute();
  await db.insertInto('memberDocumentFiles').values(files).execute();
}
