import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { answerDrift } from './answer-drift.ts';
import { lineOf } from './difference.ts';
import { contractSchemas } from './stands.ts';

const schemas = contractSchemas();

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
