import { sites } from '@magpie/domain/site';
import { mainTexts } from '@magpie/gql/main-texts';
import { promoTexts } from '@magpie/gql/promo-texts';
import { doVerb } from '../control.ts';
import { StoryError } from '../story.ts';
import { recordedIn } from './calls.ts';
import type { KeptCall } from './calls.ts';
import { verbOfCall } from './verb-of-call.ts';

const texts: Readonly<Record<string, string>> = { ...mainTexts, ...promoTexts };

const isMutation = (operation: string): boolean => texts[operation]?.startsWith('mutation') === true;

/** How the cashier has ended payments that stand so now. */
const outcomes: Readonly<Record<string, string>> = {
  APPROVED: 'APPROVE',
  CANCELLED: 'CANCEL',
  FAILED: 'DECLINE',
  REJECTED: 'REFUSE',
  PENDING: 'LEAVE_PENDING',
};

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A value as TypeScript writes it. */
function code(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, field]) => `${/^[a-z]\w*$/i.test(name) ? name : quoted(name)}: ${code(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Writes down the calls of a world as lines of a story. */
class Lines {
  readonly lines: string[] = [];
  readonly leftOut = new Set<string>();
  readonly #platform: string;
  readonly #world: string;
  readonly #people = new Map<string, string>();
  #clock: string | null;

  constructor(platform: string, world: string, begins: string) {
    this.#platform = platform;
    this.#world = world;
    this.#clock = begins;
  }

  async add(call: KeptCall): Promise<void> {
    const line = await this.#lineOf(call);
    if (line === null) return;
    // Of a move of the clock it is told when it was over: where it came to follows from the next call.
    const moves = line.startsWith("await verb('clock ");
    if (!moves && this.#clock !== call.at) {
      this.lines.push(`await verb('clock set', ${code({ to: call.at })});`);
    }
    this.#clock = moves ? null : call.at;
    this.lines.push(line);
  }

  async #lineOf(call: KeptCall): Promise<string | null> {
    const { origin, operation, variables, member } = call;
    if (operation === null || origin === 'CLOCK' || origin === 'SUBSCRIPTIONS') return null;
    if (origin === 'CONTROL') return this.#verbLine(operation, variables ?? {});
    if (origin === 'VENDOR') return this.#cashierLine(operation, member);
    if (member === null) return null;
    const person = await this.#personOf(member);
    return isMutation(operation) ? this.#sendLine(person, call, operation) : null;
  }

  #verbLine(operation: string, variables: Readonly<Record<string, unknown>>): string | null {
    const used = verbOfCall(operation, variables);
    // A story is told in a world that is made for it.
    if (used?.words === 'world create') return null;
    if (!used) this.leftOut.add(operation);
    return used && `await verb(${code(used.words)}, ${code(used.inputs)});`;
  }

  async #cashierLine(operation: string, member: string | null): Promise<string | null> {
    const [, payment] = /^\/cashier\/(\w+)\/choose$/.exec(operation) ?? [];
    if (payment !== undefined) {
      const outcome = await this.#outcomeOf(payment);
      return `await verb('payment answer', ${code({ payment, outcome })});`;
    }
    if (operation.startsWith('/games/')) this.leftOut.add(`play${member === null ? '' : ` of ${member}`}`);
    return null;
  }

  async #outcomeOf(payment: string): Promise<string> {
    for (const member of this.#people.keys()) {
      const rows = (await doVerb(this.#platform, 'payment list', {
        world: this.#world,
        member,
      })) as readonly {
        readonly id: string;
        readonly status: string;
      }[];
      const status = rows.find(({ id }) => id === payment)?.status;
      if (status !== undefined) return outcomes[status] ?? 'LEAVE_PENDING';
    }
    throw new StoryError(`Nobody of the recording has the payment ${payment}.`);
  }

  #sendLine(person: string, { variables, code: refusal }: KeptCall, operation: string): string {
    const text = code(variables ?? {});
    if (text.includes('[removed]')) {
      this.leftOut.add(operation);
      return `// ${operation} held a secret.`;
    }
    const sent = `${person}.sends(${code(operation)}, ${text})`;
    return refusal === null
      ? `await ${sent};`
      : `check(${code(operation)}, await ${sent}, ${code(refusal)});`;
  }

  /** The constant of a member, who logs in where they are first met. */
  async #personOf(member: string): Promise<string> {
    const known = this.#people.get(member);
    if (known !== undefined) return known;
    const { email } = (await doVerb(this.#platform, 'member show', { world: this.#world, member })) as {
      readonly email: string;
    };
    const [name = ''] = email.split('@');
    const constant = name.replace(/\W/g, '_');
    this.#people.set(member, constant);
    this.lines.push(`const ${constant} = await person(${code(name)});`);
    return constant;
  }
}

export interface Recording {
  /** A TypeScript file whose default is the story. */
  readonly source: string;
  /** What was done and cannot be told again. */
  readonly leftOut: readonly string[];
}

/** Makes a story of what verbs and people did in a world since it was created (SIM-08). */
export async function record(platform: string, world: string, name: string): Promise<Recording> {
  const { seed, begins, frozen, calls } = await recordedIn(platform, world);
  const lines = new Lines(platform, world, begins);
  for (const call of calls) await lines.add(call);
  const adminCode = calls.find((call) => call.member !== null && call.adminCode !== null)?.adminCode;
  const brand = Object.values(sites).find((site) => site.adminCode === adminCode)?.code ?? 'magpie';
  const body = lines.lines.map((line) => `    ${line}`).join('\n');
  const used = ['verb', 'person', 'check'].filter((each) => new RegExp(`\\b${each}\\(`).test(body));
  const source = `import type { Story } from '@magpie/stories';

const story: Story = {
  name: ${code(name)},
  title: ${code(`Recorded in ${world}${frozen ? '' : ', whose clock ran'}`)},
  begins: ${code(begins)},
  seed: ${String(seed)},
  brand: ${code(brand)},
  async tell({ ${used.join(', ')} }) {
${body}
  },
};

export default story;
`;
  return { source, leftOut: [...lines.leftOut] };
}
