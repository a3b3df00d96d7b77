import { verbs } from '@magpie/domain/verbs';

type Fields = Readonly<Record<string, unknown>>;

export interface UsedVerb {
  readonly words: string;
  /** Without the world. */
  readonly inputs: Fields;
}

/** Text by which two values can be compared: without what is left out or null, whatever the order of their fields. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each ?? undefined;
    const fields = Object.entries(each).filter(([, field]) => field != null);
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The inputs that a verb may have been given for variables to be these. */
function guesses(variables: Fields): Fields[] {
  const { input, id, ...rest } = variables;
  const parts = isFields(input) ? input : {};
  const world = id === undefined ? {} : { world: id };
  const flat: Fields = { ...rest, ...world, ...parts };
  return [
    flat,
    { ...rest, settings: parts },
    { ...flat, wallet: flat['walletType'] },
    { ...flat, what: flat['kind'] ?? flat['catalogue'] },
    { ...flat, payment: flat['deposit'] ?? flat['withdrawal'] },
  ];
}

/** The verb that an operation of the control plane was sent by; null for none, such as one with other variables. */
export function verbOfCall(operation: string, sent: Fields): UsedVerb | null {
  const variables = JSON.parse(plain(sent)) as Fields;
  for (const verb of verbs) {
    if (!verb.operations.includes(operation)) continue;
    for (const guess of guesses(variables)) {
      const parsed = verb.inputs.safeParse(guess);
      if (!parsed.success) continue;
      const call = verb.call(parsed.data);
      if (call.operation !== operation || plain(call.variables) !== plain(variables)) continue;
      const given = Object.keys(verb.inputs.shape).filter((name) => name !== 'world' && guess[name] != null);
      return { words: verb.words, inputs: Object.fromEntries(given.map((name) => [name, guess[name]])) };
    }
  }
  return null;
}
