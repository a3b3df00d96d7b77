import { z } from 'zod';

/** Where a verb stands in the console, in help and in the guide. */
export const verbAreas = {
  worlds: 'One complete casino each: data, clock, mailbox and faults of its own.',
  clock: "A world's clock; what falls due while it moves happens in order.",
  moments: 'A world with its clock, a person and a page, kept for somebody else; and ways into the web app.',
  members: 'What the operator knows and decides about members.',
  balances: "Members' wallets.",
  payments: 'Deposits and withdrawals.',
  rewards: 'Promos, free spins and bonuses of members.',
  jackpots: 'Prize pools and contests between members.',
  documents: 'Uploaded documents and their review.',
  pushes: "Events on members' open pages.",
  site: "Settings of a world's site.",
  faults: 'Calls that fail or wait on purpose.',
  mailbox: 'E-mails and SMS that the world has sent.',
  looking: 'What happened, and whether it adds up.',
} as const;

export type VerbArea = keyof typeof verbAreas;

/** One call of the control plane. */
export interface VerbCall {
  /** Name of the operation in `libs/gql/src/operations/control`. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Something that a developer can do to a world, the same through every door. */
export interface Verb<Words extends string = string, Inputs extends z.ZodObject = z.ZodObject> {
  /** How the command line calls it, such as `clock advance`. */
  readonly words: Words;
  readonly area: VerbArea;
  /** One line without a full stop. */
  readonly summary: string;
  /** Positional ones in the order of the command line. */
  readonly inputs: Inputs;
  /** Names of the operations that it may send. */
  readonly operations: readonly string[];
  /** Whether it changes something. */
  readonly changes: boolean;
  /** Words of the verb that shows its effect; null when its own answer does. */
  readonly shows: string | null;
  call(inputs: z.output<Inputs>): VerbCall;
}

interface Row<Words extends string, Inputs extends z.ZodObject> {
  readonly words: Words;
  readonly summary: string;
  readonly inputs: Inputs;
  readonly operation: string;
  /** The inputs themselves when left out. */
  readonly variables?: (inputs: z.output<Inputs>) => Readonly<Record<string, unknown>>;
  readonly shows?: string;
}

const row =
  (changes: boolean) =>
  (area: VerbArea) =>
  <const Words extends string, Inputs extends z.ZodObject>(
    given: Row<Words, Inputs>,
  ): Verb<Words, Inputs> => {
    const { words, summary, inputs, operation, shows = null, variables = (each) => each } = given;
    return {
      ...{ words, area, summary, inputs, changes, shows },
      operations: [operation],
      call: (values) => ({ operation, variables: variables(values) }),
    };
  };

/** Makes the verbs of an area that change something. */
export const acting = row(true);

/** Makes the verbs of an area that only look. */
export const looking = row(false);

/** An input that the command line takes by its place, not by its name. */
export function place<Schema extends z.ZodType>(schema: Schema, description: string): Schema {
  return schema.meta({ description, positional: true });
}

/** An input that the command line takes as an option. */
export function option<Schema extends z.ZodType>(schema: Schema, description: string): Schema {
  return schema.meta({ description });
}

export const world = option(z.string().default('default'), 'id of the world');

export const member = place(z.string(), 'e-mail address or id of the member');

export const last = (rows: number) =>
  option(z.int('It must be a whole number.').min(1).max(500).default(rows), 'how many at most');

export const currency = option(z.string().optional(), 'code of the currency; the active one when left out');
