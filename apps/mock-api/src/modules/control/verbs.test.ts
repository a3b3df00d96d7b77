import { verbs } from '@magpie/domain/verbs';
import type { DescribedVerb } from '@magpie/domain/verbs';
import { controlTexts } from '@magpie/gql/control-texts';
import type { Client } from '@modelcontextprotocol/client';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, contents, doorsOf, mcpClient, prepare, verbOf } from '#test/kit/doors.ts';
import type { Door } from '#test/kit/doors.ts';
import { control } from '#test/kit/control.ts';
import { startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';
import { uses } from '#test/kit/verb-uses/index.ts';
import type { VerbExample } from '#test/kit/verb-uses/index.ts';

const texts: Readonly<Record<string, string>> = controlTexts;

interface Inputs {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const platform = platformForFile(startSeededPlatform);
let mcp: Client;

beforeAll(async () => {
  mcp = await mcpClient(platform);
});

afterAll(async () => {
  await mcp.close();
});

/** The same with the id of the world where `{w}` stands. */
function inWorld<Value>(value: Value, world: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('{w}', world)) as Value;
}

/** Of a list of worlds or moments, only what is of the world that is looked at. */
function ownOf(answer: unknown, world: string): unknown {
  if (!Array.isArray(answer)) return answer;
  const rows = answer as readonly Readonly<Record<string, unknown>>[];
  if (rows.some(({ link }) => link !== undefined)) return rows.filter((row) => row['world'] === world);
  return rows.some(({ snapshots }) => snapshots !== undefined) ? rows.filter(({ id }) => id === world) : rows;
}

/** The same without what the clock of the machine decides. */
function plain<Value>(value: Value, world: string): Value {
  const text = JSON.stringify(value)
    .replaceAll(world, '{w}')
    .replace(/"durationMs":[\d.]+/, '"durationMs":0')
    .replace(/"req_\d+"/, '"req_1"')
    .replaceAll(platform.url, '{platform}')
    .replace(/"eyJ[\w-]+\.[\w-]+\.[\w-]+"/g, '"{token}"')
    .replace(/entry=\{w\}\.[\w-]{32}/, 'entry={ticket}')
    .replace(/"openUntil":"[^"]+"/, '"openUntil":""')
    .replace(/"page":"([^"]*)","dateTimeCreated":"[^"]+"/, '"page":"$1"')
    .replace(/"world":"\{w\}-[0-9a-f]{8}"/, '"world":"{w}-copy"')
    .replace(/(T02:0)[\d:.]+Z","frozen":false/, '$10:00.000Z","frozen":false');
  return JSON.parse(text) as Value;
}

/** Commands that are no verbs: what they are about is files of this machine, or all verbs. */
const otherCommands = [
  ...['', 'completion', 'mcp', 'story list', 'story record', 'story run'],
  ...['world export', 'world import', 'world open', 'backup', 'restore'],
];

let worlds = 0;

/** What a verb answers and leaves behind in a world of its own, which is the same each time. */
async function outcome(example: VerbExample, { answer }: Door) {
  const id = `door-${String((worlds += 1))}`;
  const world = await platform.registry.create({ id, seed: 7, now: new Date(MONDAY), frozen: true });
  const { line, inputs, ...before } = inWorld(example, id);
  await prepare(platform, world, before);
  const verb = verbOf(line);
  const answered = await answer({ verb, line: line.split(' '), inputs });
  const state = verb.changes ? [await contents(platform, id), await contents(platform, `${id}-new`)] : [];
  return plain({ answer: ownOf(answered, id), state }, id);
}

describe('each verb through each door', () => {
  it.each(uses)('does the same: $line (SIM-01, SIM-20)', async (example) => {
    const doors = doorsOf(platform, mcp);
    const [first, ...others] = await Promise.all(doors.map((door) => outcome(example, door)));
    expect(first?.answer).toEqual(example.answer);
    for (const other of others) expect(other).toEqual(first);
  });

  it('is in the table above (SIM-01)', () => {
    const used = uses.map(({ line }) => verbOf(line).words);
    expect(used.sort()).toEqual(verbs.map(({ words }) => words).sort());
  });
});

describe('the lists of verbs', () => {
  const words = verbs.map((verb) => verb.words).sort();
  const fields = async (type: 'Query' | 'Mutation') => {
    const { data } = await control(platform, `{ __type(name: "${type}") { fields { name } } }`);
    return (data?.['__type'] as { fields: { name: string }[] }).fields.map(({ name }) => name);
  };
  const asked = (operations: readonly string[]) =>
    operations.flatMap((name) => {
      const [operation] = parse(texts[name] ?? '').definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
      return operation.selectionSet.selections.map((field) => ('name' in field ? field.name.value : ''));
    });

  it('have a verb for each control operation, and none without one (SIM-01)', async () => {
    const changing = verbs.filter(({ changes }) => changes).flatMap(({ operations }) => operations);
    const looking = verbs.filter(({ changes }) => !changes).flatMap(({ operations }) => operations);
    expect([...new Set(asked(changing))].sort()).toEqual((await fields('Mutation')).sort());
    expect([...new Set(asked(looking))].sort()).toEqual((await fields('Query')).sort());
    expect([...new Set([...changing, ...looking])].sort()).toEqual(Object.keys(texts).sort());
  });

  it('are the commands of the command line (SIM-01)', async () => {
    const script = await command(platform, ['completion', 'bash']);
    const commands = [...script.matchAll(/^ {4}"([^"]*)"\*\)/gm)].map(([, path = '']) => path);
    const leaves = commands.filter((path) => !commands.some((other) => other.startsWith(`${path} `)));
    expect(leaves.filter((path) => !otherCommands.includes(path)).sort()).toEqual(words);
  });

  it('are the tools of the MCP server, with the inputs of the table (SIM-01, SIM-20)', async () => {
    const { tools } = await mcp.listTools();
    expect(tools.map(({ name }) => name.replace('_', ' ')).sort()).toEqual(words);
    const advance = tools.find(({ name }) => name === 'clock_advance');
    expect(advance?.inputSchema).toMatchObject({
      properties: { by: { description: 'ISO 8601 duration, such as P1D or PT90M' } },
      required: ['by'],
    });
    expect(advance?.annotations).toEqual({ readOnlyHint: false });
    expect(tools.find(({ name }) => name === 'mailbox')?.annotations).toEqual({ readOnlyHint: true });
  });

  it('are the list of the console, in which each use above fits its inputs (SIM-01, SIM-20)', async () => {
    const answer = await fetch(`${platform.url}/console/verbs.json`);
    const { verbs: listed } = (await answer.json()) as { verbs: (DescribedVerb & { inputs: Inputs })[] };
    expect(listed.map((verb) => verb.words).sort()).toEqual(words);
    for (const { line, inputs } of uses) {
      const verb = listed.find((each) => each.words === verbOf(line).words);
      expect(Object.keys(verb?.inputs.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(inputs)));
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining([...(verb?.inputs.required ?? [])]));
    }
  });

  it('stand in the guide for programs, which the MCP server hands on (SIM-20)', async () => {
    const answer = await fetch(`${platform.url}/llms.txt`);
    const guide = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(guide).toMatch(/^# Magpie\n\n> /);
    expect(guide).toContain('`mia@magpie.test`: verified, AUD 1,000.00, level 3');
    expect(guide).toContain(`(${platform.url}/graphql)`);
    expect(words.filter((each) => !guide.includes(`- \`${each}\`: `))).toEqual([]);
    const { contents: read } = await mcp.readResource({ uri: 'magpie://platform/llms.txt' });
    expect(read[0]).toMatchObject({ mimeType: 'text/markdown', text: guide });
  });

  it.each(['/llms.txt', '/console/verbs.json'])(
    'are not at %s without the control plane (SIM-20)',
    async (path) => {
      const shut = await startTestPlatform({}, { MOCK_CONTROL: 'off' });
      expect((await fetch(shut.url + path)).status).toBe(404);
      await shut.close();
    },
  );
});
