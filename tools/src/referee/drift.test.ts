import { describe, expect, it, onTestFinished } from 'vitest';
import type { DifferenceKind } from './difference.ts';
import { findDrift } from './drift.ts';
import type { Planted } from './testing/recorded-backend.ts';
import { recordedBackend } from './testing/recorded-backend.ts';

async function drift(planted: Planted = {}) {
  const { member, close } = await recordedBackend(planted);
  onTestFinished(close);
  return findDrift(member);
}

const changed = (from: string, to: string): Planted => ({ sdl: [[from, to]] });

type Row = readonly [kind: DifferenceKind, at: string, planted: Planted];

const rows: readonly Row[] = [
  ['MISSING_FIELD', 'main Query.gameTypes', changed('  gameTypes: [GameType!]!\n', '')],
  ['MISSING_FIELD', 'main Member.username', changed('  username: String!\n', '')],
  ['MISSING_FIELD', 'main Query.vendors', changed('  vendors: [Vendor!]!\n', '')],
  ['OTHER_TYPE', 'main Member.username', changed('  username: String!\n', '  username: Int!\n')],
  ['OTHER_TYPE', 'main Query.vendors', changed('  vendors: [Vendor!]!', '  vendors: Vendor!')],
  ['OTHER_NULLABILITY', 'main Member.username', changed('  username: String!\n', '  username: String\n')],
  ['MISSING_ARGUMENT', 'main Query.game.id', changed('game(id: ID!)', 'game')],
  ['NEEDED_ARGUMENT', 'main Query.game.site', changed('game(id: ID!)', 'game(id: ID!, site: ID!)')],
  ['OTHER_ARGUMENT_TYPE', 'main Query.game.id', changed('game(id: ID!)', 'game(id: Int!)')],
  ['MISSING_INPUT_FIELD', 'main GameSort.direction', changed('  direction: SortDirection! = DESC\n', '')],
  [
    'NEEDED_INPUT_FIELD',
    'main GameSort.site',
    changed('  direction: SortDirection! = DESC\n', '  direction: SortDirection! = DESC\n  site: ID!\n'),
  ],
  ['OTHER_INPUT_TYPE', 'main GamesFilter.search', changed('  search: String\n', '  search: Int\n')],
  ['MISSING_ENUM_VALUE', 'main ErrorCode.ACTIVE_PROMO', changed('  ACTIVE_PROMO\n', '')],
  ['OTHER_ENUM_VALUE', 'main ErrorCode.TIRED', changed('  ACTIVE_PROMO\n', '  ACTIVE_PROMO\n  TIRED\n')],
  ['OTHER_ERROR_CODE', 'a call of a member without a login', { codes: { UNAUTHENTICATED: 'FORBIDDEN' } }],
  ['OTHER_ERROR_CODE', 'a promo call that does not fit', { codes: { GRAPHQL_VALIDATION_FAILED: 'BAD' } }],
  ['OTHER_STATUS', 'a token that is none', { status: 401 }],
  ['OTHER_HEADER', 'a wrong login', { headers: { 'x-content-type-options': null } }],
  ['OTHER_HEADER', 'a wrong login', { headers: { 'content-type': 'text/html' } }],
  ['OTHER_HEADER', 'a wrong login', { headers: { vary: null } }],
];

describe('the drift of a backend', () => {
  it('SIM-17 is none where it is as the contract says, whether it tells its schema or not', async () => {
    const told = await drift();
    expect(told).toMatchObject({ differences: [], read: ['main', 'promo'] });
    const untold = await drift({ introspection: false });
    expect(untold).toMatchObject({ differences: [], read: [] });
    for (const { answers } of [told, untold]) expect(answers).toBeGreaterThan(40);
  });

  it.each(rows)('SIM-17 is found as %s at %s', async (kind, at, planted) => {
    const { differences } = await drift(planted);
    expect(differences.map((each) => `${each.kind} ${each.at}`)).toContain(`${kind} ${at}`);
  });

  it('SIM-17 is told once for each place, with what is there instead', async () => {
    const { differences } = await drift(changed('  username: String!\n', '  username: Int!\n'));
    expect(differences).toEqual([
      {
        kind: 'OTHER_TYPE',
        at: 'main Member.username',
        why: "Field 'Member.username' changed type from 'String!' to 'Int!'",
      },
    ]);
  });

  it.each<Row>([
    ['MISSING_FIELD', 'main Member.username', changed('  username: String!\n', '')],
    ['MISSING_FIELD', 'main Query.gameTypes', changed('  gameTypes: [GameType!]!\n', '')],
    ['MISSING_ARGUMENT', 'main Query.game.id', changed('game(id: ID!)', 'game')],
    ['NEEDED_ARGUMENT', 'main gameTypes.site', changed('  gameTypes: ', '  gameTypes(site: ID!): ')],
    ['OTHER_ARGUMENT_TYPE', 'main $id', changed('game(id: ID!)', 'game(id: Int!)')],
    ['OTHER_TYPE', 'main Query.gameTypes', changed('  gameTypes: [GameType!]!', '  gameTypes: GameType!')],
    ['OTHER_TYPE', 'main Member.username', changed('  username: String!\n', '  username: Int!\n')],
    [
      'OTHER_NULLABILITY',
      'main Query.gameTypes',
      {
        ...changed('  gameTypes: [GameType!]!', '  gameTypes: [GameType!]'),
        answers: { 'Query.gameTypes': null },
      },
    ],
    [
      'OTHER_ENUM_VALUE',
      'main Achievement.type',
      {
        ...changed('enum AchievementType {', 'enum AchievementType {\n  ROBOT'),
        answers: { 'Achievement.type': 'ROBOT' },
      },
    ],
  ])('SIM-17 is found by what the web app asks as %s at %s', async (kind, at, planted) => {
    const { differences, read } = await drift({ ...planted, introspection: false });
    expect(read).toEqual([]);
    expect(differences.map((each) => `${each.kind} ${each.at}`)).toContain(`${kind} ${at}`);
  });
});
