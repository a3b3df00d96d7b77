import type { Generated } from 'kysely';
import type { EpochMs, Sequence } from '#platform/store/columns.ts';
import type { DocumentStatus, DocumentType, DocumentVisibility } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface MemberDocumentsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  type: DocumentType;
  status: DocumentStatus;
  visibility: DocumentVisibility;
  remarks: string | null;
  createdAt: EpochMs;
  /** When it or its review changed last. */
  changedAt: EpochMs;
}

/** The images of documents. They lie in the world's own file, so that they go and come back with the world. */
export interface MemberDocumentFilesTable {
  id: string;
  documentId: string;
  contentType: string;
  status: DocumentStatus;
  position: Generated<number>;
  content: Uint8Array;
}

declare module '#platform/store/database.ts' {
  interface Database {
    memberDocuments: MemberDocumentsTable;
    memberDocumentFiles: MemberDocumentFilesTable;
  }
}

export const verificationStore = storeArea({
  migrations,
  flags: {},
  moments: {
    memberDocuments: ['createdAt', 'changedAt'],
    memberDocumentFiles: [],
  },
});
