import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps, Untyped } from '#platform/store/migrations/columns.ts';

async function documents(db: Untyped): Promise<void> {
  await newTable(db, 'member_documents')
    .numbered()
    .texts('member_id', 'type', 'status', 'visibility')
    .optionalTexts('remarks')
    .moments('created_at', 'changed_at')
    .ofMember()
    .create();
  await createIndex(db, 'member_documents', 'member_id', 'created_at');
  await newTable(db, 'member_document_files')
    .textId()
    .texts('document_id', 'content_type', 'status')
    .numbers('position')
    .with((table) => table.addColumn('content', 'blob', (column) => column.notNull()))
    .references('document_id', 'member_documents')
    .create();
  await createIndex(db, 'member_document_files', 'document_id');
}

export const migrations: Steps = {
  '0041-payments': documents,
};
