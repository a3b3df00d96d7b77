import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { reachableTypes } from './reachable.ts';
import { endpointNames, schemaOf, sdlFiles } from './sdl.ts';

it('finds what a call can send or be answered, and nothing else', () => {
  const schema = buildSchema(`
    type Query { game(filter: Filter): Thing }
    input Filter { kind: Kind }
    enum Kind { SLOTS }
    interface Thing { id: ID }
    type Game implements Thing { id: ID, made: Day }
    scalar Day
    type Forgotten { id: ID, kind: Lost }
    enum Lost { YES }
  `);
  expect([...reachableTypes(schema)].sort()).toEqual([
    'Day',
    'Filter',
    'Game',
    'ID',
    'Kind',
    'Query',
    'Thing',
  ]);
});

it('finds every shared type of the contract on at least one endpoint', () => {
  const reached = new Set(endpointNames.flatMap((name) => [...reachableTypes(schemaOf(sdlFiles(name)))]));
  const shared = sdlFiles('main')
    .filter((file) => file.path.startsWith('schema/common/'))
    .flatMap((file) => parse(file.text).definitions)
    .flatMap((node) => ('name' in node && node.kind !== Kind.DIRECTIVE_DEFINITION ? [node.name.value] : []));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter((name) => !reached.has(name))).toEqual([]);
});
