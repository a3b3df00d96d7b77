import type { DocumentType } from '@magpie/domain/verification';
import type { MemberDocument } from '../../__generated__/main.ts';
import { pageOf } from '../../platform/paging/index.ts';
import type { Connection, PageArguments } from '../../platform/paging/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { documentRows, fileRows } from './store.ts';
import type { DocumentRow, FileRow } from './store.ts';
import { keepDocument, readImages } from './upload.ts';

/** A document in the shape of the contract (KYC-23); image addresses are relative to the platform's origin. */
function documentView(row: DocumentRow, files: readonly FileRow[]): MemberDocument {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    visibility: row.visibility,
    documents: files
      .filter((file) => file.document_id === row.id)
      .map(({ id, status }) => ({ uri: `/documents/${id}`, status })),
    remarks: row.remarks,
    dateTimeCreated: new Date(row.created_at).toISOString(),
    dateTimeUpdated: new Date(row.changed_at).toISOString(),
  };
}

async function views(world: World, memberId: string): Promise<MemberDocument[]> {
  const files = await fileRows(world.db, memberId);
  return (await documentRows(world.db, memberId)).map((row) => documentView(row, files));
}

/** A page of a member's documents, newest first (KYC-23). */
export async function findDocuments(
  world: World,
  memberId: string,
  page: PageArguments,
): Promise<Connection<MemberDocument>> {
  return pageOf('memberDocuments', await views(world, memberId), page);
}

/** Keeps an uploaded document of a member (KYC-21, KYC-22). @throws Refusal for files that are not accepted */
export async function addDocument(
  world: World,
  memberId: string,
  type: DocumentType,
  files: readonly File[],
): Promise<MemberDocument> {
  const images = await readImages(type, files);
  const id = await world.write((unit) => keepDocument(unit, memberId, type, images));
  const view = (await views(world, memberId)).find((document) => document.id === id);
  if (!view) throw new Error(`The document ${id} was kept and is gone.`);
  return view;
}
