import { crc32, deflateSync } from 'node:zlib';
import type { DocumentStatus, DocumentType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededMemberId } from './members.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

const WIDTH = 320;
const HEIGHT = 200;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function blankCard(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const isFrame = (x: number, y: number) => x < 6 || y < 6 || x >= WIDTH - 6 || y >= HEIGHT - 6;
  const rows = Array.from({ length: HEIGHT }, (_row, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (_pixel, x) => (isFrame(x, y) ? 90 : 225))]),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', new Uint8Array()),
  ]);
}

interface DocumentSeed {
  readonly member: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly daysAgo: number;
  readonly remarks?: string;
}

const verified = ['mia', 'ruby', 'isla', 'leo', 'zoe', 'ella'];

const documents: readonly DocumentSeed[] = [
  ...verified.flatMap((member): DocumentSeed[] => [
    { member, type: 'DRIVING_LICENCE', status: 'APPROVED', daysAgo: 190 },
    { member, type: 'BANK_STATEMENT', status: 'APPROVED', daysAgo: 189 },
  ]),
  {
    member: 'ava',
    type: 'PASSPORT',
    status: 'REJECTED',
    daysAgo: 3,
    remarks: 'The photo page is cut off at the bottom. Please upload the whole page.',
  },
  { member: 'ava', type: 'PROOF_OF_ADDRESS', status: 'PENDING', daysAgo: 1 },
];

/** The documents of the seeded people: accepted ones, and Ava's rejected identity and pending address. */
export async function seedVerification(unit: Unit): Promise<void> {
  const content = blankCard();
  for (const { member, type, status, daysAgo, remarks } of documents) {
    const id = `doc_${member}_${type.toLowerCase()}`;
    const createdAt = unit.now.getTime() - daysAgo * DAY_MS;
    const changedAt = status === 'PENDING' ? createdAt : createdAt + DAY_MS;
    const of = { memberId: seededMemberId(member), type, status, remarks: remarks ?? null };
    await addRows(unit.db, 'memberDocuments', { id, ...of, visibility: 'PRIVATE', createdAt, changedAt });
    await addRows(unit.db, 'memberDocumentFiles', {
      id: `img_${member}_${type.toLowerCase()}`,
      documentId: id,
      contentType: 'image/png',
      status,
      position: 0,
      content,
    });
  }
}
