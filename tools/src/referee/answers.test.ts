import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { answerDrift } from './answer-drift.ts';
import { loggedIn } from './backend.ts';
import { clientOperations } from './client-operations.ts';
import { lineOf } from './difference.ts';
import { probeDrift } from './probe-drift.ts';
import { contractSchemas } from './stands.ts';
import { platformProcess } from './testing/platform-process.ts';

const schemas = contractSchemas();
let platform: Awaited<ReturnType<typeof platformProcess>>;

beforeAll(async () => {
  platform = await platformProcess();
});

afterAll(async () => {
  await platform.close();
});

describe('the answers of the platform', () => {
  it.each(['mia', 'noah', 'ruby', 'isla', 'leo', 'jack', 'ava', 'zoe', 'ella'])(
    'SIM-17 fit the contract, all that the web app asks for %s',
    async (name) => {
      const visitor = { url: platform.url, adminCode: 'magpie-web', accessToken: null };
      const member = await loggedIn(visitor, `${name}@magpie.test:Magpie@2026`);
      const { differences, answers } = await probeDrift(member, clientOperations(), schemas);
      expect(differences.map(lineOf)).toEqual([]);
      expect(answers).toBeGreaterThan(40);
    },
  );

  it('SIM-17 are told by one command, and so is the drift', async () => {
    const run = async (...args: string[]) => {
      const program = join(root, 'tools/src/referee/main.ts');
      const options = ['--login', 'mia@magpie.test:Magpie@2026'];
      const { stdout } = await promisify(execFile)(process.execPath, [
        '--no-warnings',
        program,
        ...args,
        platform.url,
        ...options,
      ]);
      return stdout;
    };
    expect(await run('answers')).toMatch(/^\d+ answers fit the contract\.\n$/);
    expect(await run()).toMatch(
      /^No difference: the schema of main and promo was read, \d+ answers fit\.\n$/,
    );
  });
});

describe('an answer', () => {
  const ask = (query: string, data: unknown) => answerDrift(schemas.main, parse(query), data).map(lineOf);

  it.each([
    ['{ me { username } }', { me: { username: null } }, 'OTHER_NULLABILITY    Member.username: It is null.'],
    ['{ me { username } }', { me: { username: 7 } }, 'OTHER_TYPE           Member.username: 7 is no String.'],
    ['{ me { username } }', { me: {} }, 'MISSING_FIELD        Member.username: It is not in the answer.'],
    [
      '{ me { kind } }',
      { me: { kind: 'ROBOT' } },
      'OTHER_ENUM_VALUE     Member.kind: "ROBOT" is no UserKind.',
    ],
    [
      '{ me { availableBalance } }',
      { me: { availableBalance: 10 } },
      'OTHER_TYPE           Member.availableBalance: 10 is no Decimal.',
    ],
    ['{ gameTypes { id } }', { gameTypes: {} }, 'OTHER_TYPE           Query.gameTypes: {} is no list.'],
    [
      'query Q { me { ...P } } fragment P on Member { name: username }',
      { me: { name: 7 } },
      'OTHER_TYPE           Member.username: 7 is no String.',
    ],
  ])('SIM-17 to %s of %j is found wrong', (query, data, line) => {
    expect(ask(query, data)).toEqual([line]);
  });

  it('SIM-17 without an error is found right', () => {
    expect(ask('{ me { username email } }', { me: { username: 'mia', email: null } })).toEqual([]);
  });
});
