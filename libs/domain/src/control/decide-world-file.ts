import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Format of the files of worlds that this version writes, the newest that it reads. */
export const worldFileFormat = 1;

/** Largest file of a world that is taken, in bytes. */
export const maxWorldFileBytes = 512 * 1024 * 1024;

/** No simple type of a form, so that a page of another origin cannot send such a file without asking first. */
export const worldFileType = 'application/vnd.magpie.world';

export type WorldFileReason =
  | 'otherType'
  | 'notWorldFile'
  | 'newerFormat'
  | 'newerStructure'
  | 'damaged'
  | 'tooLarge';

export interface WorldFileDetails {
  /** Version of the contract that made the file; empty when that is not known. */
  readonly version: string;
}

export const worldFileReasons = {
  otherType: { code: 'BAD_USER_INPUT', text: () => `The content-type must be ${worldFileType}.` },
  notWorldFile: { code: 'BAD_USER_INPUT', text: () => 'This is not the file of a world.' },
  newerFormat: {
    code: 'CONFLICT',
    text: () => 'A newer version wrote this file. Update the platform, then import it again.',
  },
  damaged: {
    code: 'BAD_USER_INPUT',
    text: () => 'The file of this world is damaged or incomplete. Export it again.',
  },
  newerStructure: {
    code: 'CONFLICT',
    text: ({ version }) =>
      `This world was exported by a newer version (${version}). Update the platform, then import it again.`,
  },
  tooLarge: { code: 'PAYLOAD_TOO_LARGE', text: () => 'The file of a world may have 512 MB at most.' },
} as const satisfies ReasonTable<WorldFileReason, WorldFileDetails>;

export interface WorldFileFacts<Header> {
  /** As its first line tells; null in a file that is no world's. */
  readonly format: number | null;
  /** Null when it cannot be read. */
  readonly header:
    | (Header & { readonly version: string; readonly migrations: readonly string[]; readonly bytes: number })
    | null;
  /** Migrations that this version knows. */
  readonly known: readonly string[];
}

type WorldFileDecision<Plan> = Decision<Plan, WorldFileReason, WorldFileDetails>;

/** Whether a file is read, by what it says of itself. */
export function decideWorldFile<Header>(
  facts: WorldFileFacts<Header>,
): WorldFileDecision<NonNullable<WorldFileFacts<Header>['header']>> {
  const { format, header, known } = facts;
  const details = { version: header?.version ?? '' };
  if (format === null) return refuse('notWorldFile', details);
  if (format > worldFileFormat) return refuse('newerFormat', details);
  if (header === null) return refuse('damaged', details);
  if (header.migrations.some((name) => !known.includes(name))) return refuse('newerStructure', details);
  return header.bytes > maxWorldFileBytes ? refuse('tooLarge', details) : allow(header);
}

/** Whether what is sent says that it is the file of a world. */
export function decideWorldFileType(saysSo: boolean): WorldFileDecision<undefined> {
  return saysSo ? allow() : refuse('otherType', { version: '' });
}

export interface WorldContents {
  /** Whether length and checksum are those that the header tells. */
  readonly whole: boolean;
  /** Whether it has the tables of a world and nothing that acts by itself. */
  readonly sound: boolean;
}

/** Whether what came after the header may become a world. */
export function decideWorldContents({ whole, sound }: WorldContents): WorldFileDecision<undefined> {
  return whole && sound ? allow() : refuse('damaged', { version: '' });
}
