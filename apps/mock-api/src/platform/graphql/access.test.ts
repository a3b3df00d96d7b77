import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, publicFields, tellsOfSession } from './access.ts';
import { operationOf } from './documents.ts';
import type { Endpoint } from './sdl.ts';
import { readSdl } from './sdl.ts';

function access(text: string, endpoint: Endpoint = 'main') {
  const document = parse(text);
  return accessOf(endpoint, document, operationOf(document, null));
}

describe('access', () => {
  it.each(['main', 'promo'] as const)('names only public fields that the %s contract has', (endpoint) => {
    const schema = buildSchema(readSdl()[endpoint]);
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(publicFields[endpoint].filter((name) => !fields.includes(name))).toEqual([]);
  });

  it.each(['main', 'promo'] as const)(
    'is public where the %s contract says that visitors may, and nowhere else',
    (endpoint) => {
      const schema = buildSchema(readSdl()[endpoint]);
      const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
        Object.values(type?.getFields() ?? {}),
      );
      const forVisitors = fields
        .filter((field) => (field.description ?? '').includes('For visitors'))
        .map((field) => field.name);
      const facts = ['contractVersion', 'errorCodes'];
      const expected = [...forVisitors, ...publicFields[endpoint].filter((name) => facts.includes(name))];
      expect([...publicFields[endpoint]].sort()).toEqual(expected.sort());
    },
  );

  it('is a member’s unless every field at the root is public', () => {
    expect(access('{ games { totalCount } }')).toBe('public');
    expect(access('{ games { totalCount } me { id } }')).toBe('member');
    expect(access('{ a: me { id } }')).toBe('member');
    expect(access('query Q { ...F } fragment F on Query { ... on Query { me { id } } }')).toBe('member');
    expect(access('{ __schema { queryType { name } } }')).toBe('public');
    expect(access('subscription { levelUp { level } }')).toBe('member');
    expect(access('{ promos { totalCount } }', 'promo')).toBe('public');
    expect(access('{ memberFreeSpins { totalCount } }', 'promo')).toBe('member');
    expect(access('mutation { setMaintenance(on: true) }', 'control')).toBe('public');
  });

  it('lets only a lone heartbeat through for a session that has ended', () => {
    const tells = (text: string): boolean => {
      const document = parse(text);
      return tellsOfSession(document, operationOf(document, null));
    };
    expect(tells('mutation { heartbeat }')).toBe(true);
    expect(tells('mutation { heartbeat readMessages }')).toBe(false);
    expect(tells('{ me { id } }')).toBe(false);
  });
});
