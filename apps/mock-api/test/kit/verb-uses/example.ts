/** A verb as it is told, and what is answered. `{w}` stands for the id of the world. */
export interface VerbExample {
  /** As the command line says it. */
  readonly line: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Verbs that come before it. */
  readonly given?: readonly (readonly [words: string, inputs: Readonly<Record<string, unknown>>])[];
  /** Who is sent a code to sign up. */
  readonly code?: string;
  /** Who is logged in. */
  readonly loggedIn?: string;
  readonly answer: unknown;
}

export const world = '{w}';
export const mia = 'mia@magpie.test';

/** A world as each of them begins. */
export const untouched = {
  id: world,
  seed: 7,
  now: '2026-03-02T02:00:00.000Z',
  frozen: true,
  rate: 1,
  durable: false,
  maintenance: false,
};
