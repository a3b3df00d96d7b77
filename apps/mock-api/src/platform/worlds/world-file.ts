import { closeSync, createReadStream, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  decideWorldContents,
  decideWorldFile,
  maxWorldFileBytes,
  worldFileFormat,
  worldFileReasons,
} from '@magpie/domain/control';
import { z } from 'zod';
import { refusalOf } from '../graphql/refusal.ts';

const MAX_HEADER_BYTES = 64 * 1024;
const MAX_FIRST_LINE = 32;
const FIRST_LINE = /^magpie-world (\d{1,9})$/;
const LINE_END = 10;
const PART_BYTES = 2 * 1024 * 1024;
const USUAL_BYTES = 32 * 1024 * 1024;

const headerShape = z.object({
  /** Of the contract, of whoever made the file. */
  version: z.string().max(64),
  migrations: z.array(z.string()),
  /** Id of the world. */
  world: z.string(),
  /** What its clock showed. */
  now: z.iso.datetime(),
  frozen: z.boolean(),
  /** How many times as fast as real time it ran. */
  rate: z.number().positive(),
  durable: z.boolean(),
  /** When the file was made, by the clock of the machine. */
  madeAt: z.iso.datetime(),
  moment: z.object({ member: z.string().nullable(), page: z.string() }).nullable(),
  bytes: z.int().min(1),
  /** CRC-32 of the contents: a tenth of the time of a hash, and whoever means harm could write another hash too. */
  crc32: z.int().min(0),
});

/** What the file of a world says of itself before its contents, in a line of JSON behind the line of the format. */
export type WorldFileHeader = z.infer<typeof headerShape>;

export function headText(header: WorldFileHeader): string {
  return `magpie-world ${String(worldFileFormat)}\n${JSON.stringify(header)}\n`;
}

/** What stands in a closed file, in large parts. */
export const contentsOf = (path: string): ReadStream => createReadStream(path, { highWaterMark: PART_BYTES });

/** Without a pause for a file of a usual size, which takes less than the pauses would. */
async function sumOf(path: string, bytes: number): Promise<number> {
  if (bytes <= USUAL_BYTES) return crc32(readFileSync(path));
  let sum = 0;
  for await (const part of contentsOf(path)) sum = crc32(part as Uint8Array, sum);
  return sum;
}

/** The head of a file whose contents stand in a closed database file. */
export async function headOf(
  path: string,
  facts: Omit<WorldFileHeader, 'bytes' | 'crc32'>,
): Promise<WorldFileHeader> {
  const bytes = statSync(path).size;
  return { ...facts, bytes, crc32: await sumOf(path, bytes) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param text undefined while it has not come to its end */
function acceptedHeader(first: string, text: string | undefined, known: readonly string[]): WorldFileHeader {
  const format = FIRST_LINE.exec(first)?.[1];
  const parsed = text === undefined ? undefined : headerShape.safeParse(jsonOf(text));
  const decision = decideWorldFile({
    format: format === undefined ? null : Number(format),
    header: parsed?.success === true ? parsed.data : null,
    known,
  });
  if (!decision.allowed) throw refusalOf(worldFileReasons, decision);
  return decision.plan;
}

/** What a text of JSON says as a header; undefined when it is none. */
export function checkHeader(text: string): WorldFileHeader | undefined {
  return headerShape.safeParse(jsonOf(text)).data;
}

/** Looks for the head in what has come so far; null while more of it is to come. */
function headIn(come: Buffer, known: readonly string[]): { header: WorldFileHeader; length: number } | null {
  const first = come.indexOf(LINE_END);
  if (first === -1 && come.length < MAX_FIRST_LINE) return null;
  const firstLine = come.toString('utf8', 0, first === -1 ? 0 : first);
  const second = first === -1 ? -1 : come.indexOf(LINE_END, first + 1);
  const mayGoOn = FIRST_LINE.test(firstLine) && come.length < MAX_HEADER_BYTES;
  if (second === -1 && mayGoOn) return null;
  const text = second === -1 ? undefined : come.toString('utf8', first + 1, second);
  return { header: acceptedHeader(firstLine, text, known), length: second + 1 };
}

/** Throws unless the contents of a file may become a world. @throws Refusal */
export function checkContents(facts: { readonly whole: boolean; readonly sound: boolean }): void {
  const decision = decideWorldContents(facts);
  if (!decision.allowed) throw refusalOf(worldFileReasons, decision);
}

/**
 * Reads the file of a world and puts its contents where it is told.
 * @param known names of the migrations that this version has
 * @throws Refusal when it is none, was made by a newer version, is too large, or is not whole
 */
export async function readWorldFile(
  source: AsyncIterable<Uint8Array>,
  place: string,
  known: readonly string[],
): Promise<WorldFileHeader> {
  let sum = 0;
  let come = Buffer.alloc(0);
  let header: WorldFileHeader | undefined;
  let bytes = 0;
  async function* contents(): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      let rest = part;
      if (header === undefined) {
        come = Buffer.concat([come, part]);
        const head = headIn(come, known);
        if (head === null) continue;
        header = head.header;
        rest = come.subarray(head.length);
      }
      bytes += rest.length;
      if (bytes > Math.min(header.bytes, maxWorldFileBytes)) checkContents({ whole: false, sound: true });
      sum = crc32(rest, sum);
      yield rest;
    }
  }
  const file = openSync(place, 'w');
  try {
    // To the system's memory, which is a hundredth of what a wait for each part takes.
    for await (const part of contents()) writeFileSync(file, part);
  } finally {
    closeSync(file);
  }
  header ??= acceptedHeader(come.toString('utf8').split('\n', 1)[0] ?? '', undefined, known);
  checkContents({ whole: bytes === header.bytes && sum === header.crc32, sound: true });
  return header;
}
