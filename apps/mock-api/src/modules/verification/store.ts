import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';

/** A document as stored. */
export type DocumentRow = Selectable<Database['member_documents']>;

/** What is known of an image without reading it. */
export type FileRow = Omit<Selectable<Database['member_document_files']>, 'content'>;

/** A member's documents, newest first. */
export function documentRows(db: Reader, memberId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('member_documents')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

/** The document with this id, or undefined. */
export function documentRow(db: Reader, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('member_documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The images of a member's documents in the order they were sent. */
export function fileRows(db: Reader, memberId: string): Promise<FileRow[]> {
  return db
    .selectFrom('member_document_files')
    .innerJoin('member_documents', 'member_documents.id', 'document_id')
    .select([
      'member_document_files.id',
      'member_document_files.document_id',
      'member_document_files.content_type',
      'member_document_files.status',
      'member_document_files.position',
    ])
    .where('member_documents.member_id', '=', memberId)
    .orderBy('member_document_files.position')
    .execute();
}

/** An image of a member's own, or undefined. */
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
