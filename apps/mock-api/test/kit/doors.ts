import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verbNamed } from '@magpie/domain/verbs';
import type { Verb } from '@magpie/domain/verbs';
import { controlTexts } from '@magpie/gql/control-texts';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { bundled, compileCacheOf } from './bundled.ts';
import { callGraphQL, loginByEmail } from './calls.ts';
import { control } from './control.ts';
import type { Kysely } from 'kysely';
import type { World } from '#platform/worlds/index.ts';
import type { TestPlatform } from './platform.ts';
import type { VerbExample } from './verb-uses/index.ts';

const COMMANDS = fileURLToPath(new URL('../../../../tools/src/mock/main.ts', import.meta.url));
const texts: Readonly<Record<string, string>> = controlTexts;
const run = promisify(execFile);

/** Where a verb comes in. Each answers what the control plane answered, or how it was refused. */
export interface Door {
  readonly name: string;
  readonly answer: (use: VerbUse) => Promise<unknown>;
}

/** A verb as the command line and as a program says it. */
export interface VerbUse {
  readonly verb: Verb;
  readonly line: readonly string[];
  readonly inputs: Readonly<Record<string, unknown>>;
}

const environment = (platform: TestPlatform) => ({
  PATH: process.env['PATH'] ?? '',
  API_PORT: new URL(platform.url).port,
  NODE_COMPILE_CACHE: compileCacheOf(COMMANDS),
});

/** The verb that a line of the command line begins with. */
export function verbOf(line: string): Verb {
  const [first = '', second = ''] = line.split(' ');
  const verb = verbNamed(`${first} ${second}`) ?? verbNamed(first);
  if (!verb) throw new Error(`There is no verb in "${line}".`);
  return verb;
}

/** Sends what a verb is to the control endpoint, and answers its only field. */
export async function sendVerb(
  platform: TestPlatform,
  verb: Verb,
  inputs: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { operation, variables } = verb.call(verb.inputs.parse(inputs));
  const { data, errors } = await control(platform, texts[operation] ?? '', variables);
  return errors[0]?.message ?? Object.values(data ?? {})[0];
}

/** Brings a world to where a verb is to be told. */
export async function prepare(
  platform: TestPlatform,
  world: World,
  { given = [], loggedIn, code }: Pick<VerbExample, 'given' | 'loggedIn' | 'code'>,
): Promise<void> {
  if (loggedIn !== undefined) await loginByEmail(platform, world, loggedIn);
  if (code !== undefined) {
    const query =
      'mutation Send($email: String!) { sendEmailVerificationCode(action: REGISTER, email: $email) }';
    await callGraphQL(platform, world, { query, variables: { email: code } });
  }
  for (const [words, inputs] of given) await sendVerb(platform, verbOf(words), inputs);
}

/** What the command line prints. */
export async function command(platform: TestPlatform, line: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [bundled(COMMANDS), ...line], {
    env: environment(platform),
  });
  return stdout;
}

/** A program that speaks the Model Context Protocol with the verbs. */
export async function mcpClient(platform: TestPlatform): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [bundled(COMMANDS), 'mcp'],
      env: environment(platform),
    }),
  );
  return client;
}

/** Every door through which a verb can be told. */
export function doorsOf(platform: TestPlatform, mcp: Client): readonly Door[] {
  return [
    { name: 'control operation', answer: ({ verb, inputs }) => sendVerb(platform, verb, inputs) },
    {
      name: 'command line',
      answer: async ({ line }) => JSON.parse(await command(platform, ['--json', ...line])) as unknown,
    },
    {
      name: 'MCP',
      answer: async ({ verb, inputs }) => {
        const called = await mcp.callTool({ name: verb.words.replace(' ', '_'), arguments: { ...inputs } });
        return (called.structuredContent as { answer: unknown } | undefined)?.answer ?? called.content;
      },
    },
  ];
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

// How long calls took and when a world was made are told by the clock of the machine.
const apart = ['request_log', 'world_state', 'entry_tickets'];

/**
 * What a world holds, the rows of each table as a digest; null when there is no such world. Its id and the time of the machine do
 * not show.
 */
export async function contents(platform: TestPlatform, id: string): Promise<Record<string, unknown> | null> {
  if (!(await platform.registry.list()).includes(id)) return null;
  const { db, clock } = await platform.registry.get(id);
  const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const tables = (await any.introspection.getTables()).filter(({ name }) => !apart.includes(name));
  const digests = tables.map(async ({ name }) => {
    const rows = await db
      .selectFrom(name as 'members')
      .selectAll()
      .execute();
    return [name, createHash('sha1').update(text(rows).replaceAll(id, '{w}')).digest('hex')] as const;
  });
  const { settings, draws } = await db.selectFrom('worldState').selectAll().executeTakeFirstOrThrow();
  const snapshots = await platform.registry.snapshots(id);
  return {
    ...Object.fromEntries(await Promise.all(digests)),
    ...{ settings, draws, frozen: clock.frozen, snapshots: snapshots.map(({ name }) => name) },
  };
}
