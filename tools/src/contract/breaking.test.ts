import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseAllowed } from './allowed.ts';
import { breakingChanges } from './breaking.ts';

const before = buildSchema('type Query { name: String!, age: Int, member(id: ID): String }');

describe('breakingChanges', () => {
  it('names a removed field', async () => {
    const after = buildSchema('type Query { name: String!, member(id: ID): String }');
    const changes = await breakingChanges(before, after, []);
    expect(changes.map(({ type, path }) => [String(type), path])).toEqual([['FIELD_REMOVED', 'Query.age']]);
  });

  it('names an argument that became required', async () => {
    const after = buildSchema('type Query { name: String!, age: Int, member(id: ID!): String }');
    expect(await breakingChanges(before, after, [])).toHaveLength(1);
  });

  it('lets additions pass', async () => {
    const after = buildSchema('type Query { name: String!, age: Int, member(id: ID): String, more: Int }');
    expect(await breakingChanges(before, after, [])).toEqual([]);
  });

  it('lets a change pass that is written down with a reason', async () => {
    const after = buildSchema('type Query { name: String!, member(id: ID): String }');
    const argued = parseAllowed('# remark\nFIELD_REMOVED Query.age -- decision 012, nobody asked for it\n');
    const bare = parseAllowed('FIELD_REMOVED Query.age\n');
    expect(await breakingChanges(before, after, argued)).toEqual([]);
    expect(await breakingChanges(before, after, bare)).toHaveLength(1);
  });
});
