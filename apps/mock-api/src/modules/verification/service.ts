import type { DocumentType } from '@magpie/domain/verification';
import type { MemberDocument } from '#__generated__/main.ts';
import { pageOfViews } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { documentList, documentRow, fileRows } from './store/index.ts';
import type { DocumentRow, FileRow } from './store/index.ts';
import { checkUpload, keepDocument, readImages } from './upload.ts';

/** A document in the shape of the contract (KYC-23); image addresses are relative to the platform's origin. */
function documentView(row: DocumentRow, files: readonly FileRow[]): MemberDocument {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    visibility: row.visibility,
    documents: files
      .filter((file) => file.documentId === row.id)
      .map(({ id, status }) => ({ uri: `/documents/${id}`, status })),
    remarks: row.remarks,
    dateTimeCreated: new Date(row.createdAt).toISOString(),
    dateTimeUpdated: new Date(row.changedAt).toISOString(),
  };
}

async function views(world: World, rows: readonly DocumentRow[]): Promise<MemberDocument[]> {
  const files = await fileRows(
    world.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => documentView(row, files));
}

/** A page of a member's documents, newest first (KYC-23). */
export function findDocuments(
  world: World,
  memberId: string,
  page: PageArguments,
): Promise<Connection<MemberDocument>> {
  return pageOfViews(documentList(world.db, memberId), page, (rows) => views(world, rows));
}

/** Keeps an uploaded document of a member (KYC-21, KYC-22). @throws Refusal for files that are not accepted */
export async function addDocument(
  world: World,
  memberId: string,
  type: DocumentType,
  files: readonly File[],
): Promise<MemberDocument> {
  await checkUpload(world.db, memberId, type, files.length);
  const images = await readImages(files);
  const id = await world.write((unit) => keepDocument(unit, memberId, type, images));
  const row = await documentRow(world.db, id);
  const [view] = row ? await views(world, [row]) : [];
  if (!view) throw new Error(`The document ${id} was kept and is gone.`);
  return view;
}
