import {
  createIndex,
  createTable,
  moments,
  numbered,
  numbers,
  ofMember,
  optionalTexts,
  references,
  textId,
  texts,
} from '#platform/store/migrations/columns.ts';
import type { Steps, Table, Untyped } from '#platform/store/migrations/columns.ts';

async function documents(db: Untyped): Promise<void> {
  await createTable(
    db,
    'member_documents',
    numbered,
    texts('member_id', 'type', 'status', 'visibility'),
    optionalTexts('remarks'),
    moments('created_at', 'changed_at'),
    ofMember,
  );
  await createIndex(db, 'member_documents', 'member_id', 'created_at');
  const content = (table: Table) => table.addColumn('content', 'blob', (column) => column.notNull());
  await createTable(
    db,
    'member_document_files',
    textId,
    texts('document_id', 'content_type', 'status'),
    numbers('position'),
    content,
    references('document_id', 'member_documents'),
  );
  await createIndex(db, 'member_document_files', 'document_id');
}

export const migrations: Steps = {
  '0041-payments': documents,
};
