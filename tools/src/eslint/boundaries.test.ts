import { beforeAll, describe, expect, it } from 'vitest';
import { complaints, readyGraph } from './complaints.ts';

const timeout = 60_000;

beforeAll(readyGraph, timeout);

const refused: [string, string, string, RegExp][] = [
  [
    'the domain imports the design system',
    'libs/domain/src/x/x.ts',
    "import '@magpie/ui';",
    /^@nx.*Circular/,
  ],
  [
    'the domain imports React',
    'libs/domain/src/x/x.ts',
    "import { useState } from 'react';",
    /pure-domain.*"react"/,
  ],
  ['the domain imports GraphQL', 'libs/domain/src/x/x.ts', "import 'graphql';", /pure-domain.*"graphql"/],
  ['the domain imports Node', 'libs/domain/src/x/x.ts', "import 'node:fs';", /pure-domain.*"node:fs"/],
  [
    'the domain reads the clock',
    'libs/domain/src/x/x.ts',
    'export const a = Date.now();',
    /given-time: Date\.now/,
  ],
  [
    'the domain asks for today',
    'libs/domain/src/x/x.ts',
    'export const a = new Date();',
    /given-time: new Date\(\)/,
  ],
  ['the domain prints today', 'libs/domain/src/x/x.ts', 'export const a = Date();', /given-time: Date\(\)/],
  [
    'the domain rolls dice',
    'libs/domain/src/x/x.ts',
    'export const a = Math.random();',
    /given-time: Math\.random/,
  ],
  [
    'the domain reads settings',
    'libs/domain/src/x/x.ts',
    "export const a = process.env['A'];",
    /pure-domain.*"process"/,
  ],
  ['the domain calls out', 'libs/domain/src/x/x.ts', "export const a = fetch('/');", /pure-domain.*"fetch"/],
  ['the domain imports data', 'libs/domain/src/x/x.ts', "import '@magpie/gql/games';", /^@nx.*type:domain/],
  [
    'a module reads the clock',
    'apps/mock-api/src/modules/x/x.ts',
    'export const a = Date.now();',
    /given-time/,
  ],
  ['the design system imports data', 'libs/ui/src/x/x.ts', "import '@magpie/gql/games';", /^@nx.*type:ui/],
  [
    'an area reaches into another',
    'libs/domain/src/account/x.ts',
    "import '../identity/email.ts';",
    /import-walls: Area "account" sees of "identity" only its index\.ts/,
  ],
  [
    'an area reaches into the forms of another',
    'libs/domain/src/account/forms/x.ts',
    "import '../../identity/forms/fields.ts';",
    /Area "account" sees of "identity" only its index\.ts/,
  ],
  [
    'the design system imports the forms of an area',
    'libs/ui/src/x/x.ts',
    "import '@magpie/domain/payments/forms';",
    /import-walls: The design system knows no business area/,
  ],
  [
    'the design system imports an area',
    'libs/ui/src/x/x.ts',
    "import '@magpie/domain/payments';",
    /import-walls: The design system knows no business area/,
  ],
  ['the data imports the domain', 'libs/gql/src/x.ts', "import '@magpie/domain/money';", /^@nx.*type:data/],
  [
    'the platform imports the design system',
    'apps/mock-api/src/x.ts',
    "import '@magpie/ui';",
    /^@nx.*scope:api/,
  ],
  [
    'a library imports an app',
    'libs/gql/src/x.ts',
    "import '../../../apps/web/src/main.tsx';",
    /Nothing imports an app/,
  ],
  ['an app imports an app', 'apps/web/src/x.ts', "import '@magpie/mock-api';", /Nothing imports an app/],
  [
    'a feature reaches into another',
    'apps/web/src/features/bets/x.tsx',
    "import '../games/game-tile.tsx';",
    /import-walls: Feature "bets" sees of "games" only its index\.ts/,
  ],
  [
    'a feature loads the inside of another later',
    'apps/web/src/features/bets/x.tsx',
    "export const a = import('../games/game-tile.tsx');",
    /Feature "bets" sees of "games"/,
  ],
  [
    'a feature names a type inside another',
    'apps/web/src/features/bets/x.tsx',
    "export type A = import('../games/game-tile.tsx').Tile;",
    /Feature "bets" sees of "games"/,
  ],
  [
    'a feature hands on the inside of another',
    'apps/web/src/features/bets/x.tsx',
    "export * from '../games/game-tile.tsx';",
    /Feature "bets" sees of "games"/,
  ],
  [
    'a feature imports the composition root',
    'apps/web/src/features/bets/x.tsx',
    "import '../../app/routes.tsx';",
    /never imports the composition root/,
  ],
  [
    'a module reaches into another',
    'apps/mock-api/src/modules/bets/service.ts',
    "import '../games/store.ts';",
    /Module "bets" sees of "games" only its index\.ts/,
  ],
  [
    'the platform imports a module',
    'apps/mock-api/src/platform/http/x.ts',
    "import '../../modules/bets/index.ts';",
    /floors of the platform point down/,
  ],
  [
    'a room is reached by three steps up',
    'apps/mock-api/src/modules/bets/store/x.ts',
    "import '../../../platform/module.ts';",
    /three folders up is named by its room/,
  ],
  [
    'a feature reaches into another by the name of the room',
    'apps/web/src/features/bets/x.tsx',
    "import '#features/games/game-tile.tsx';",
    /Feature "bets" sees of "games" only its index\.ts/,
  ],
  [
    'a module imports a stand-in',
    'apps/mock-api/src/modules/bets/x.ts',
    "import '../../stubs/games/index.ts';",
    /floors of the platform point down/,
  ],
  ['a rule imports test code', 'libs/domain/src/x/x.ts', "import '#test/rows.ts';", /of their tests/],
  ['a rule imports test facts', 'libs/domain/src/x/x.ts', "import './testing/x.ts';", /of their tests/],
  [
    'the product imports its tests',
    'apps/mock-api/src/modules/bets/x.ts',
    "import '../../../test/kit/index.ts';",
    /imports neither its tests/,
  ],
  [
    'somebody sees the inside of the artwork',
    'apps/mock-api/src/modules/bets/x.ts',
    "import '../../art/kit/svg.ts';",
    /only through src\/art\/index\.ts/,
  ],
  [
    'artwork imports the platform',
    'apps/mock-api/src/art/x.ts',
    "import '../platform/module.ts';",
    /Artwork imports nothing/,
  ],
  [
    'a service asks the database itself',
    'apps/mock-api/src/modules/bets/service.ts',
    "export const a = (db) => db.selectFrom('bets').selectAll().execute();",
    /sql-in-stores: A query begins here \(selectFrom\)/,
  ],
  [
    'a service writes a row itself, by whatever spelling',
    'apps/mock-api/src/stubs/games/calls.ts',
    "export const a = (unit) => unit.db['insertInto']('bets');",
    /sql-in-stores: A query begins here \(insertInto\)/,
  ],
  [
    'the platform writes SQL in a service',
    'apps/mock-api/src/platform/auth/sessions.ts',
    "import { sql } from 'kysely';",
    /sql-in-stores: A query is written with "kysely"/,
  ],
  [
    'the platform prepares a statement in a service',
    'apps/mock-api/src/platform/worlds/stamp.ts',
    "export const a = (file) => file.prepare('update world_state set life = ?');",
    /sql-in-stores: A statement is prepared/,
  ],
  [
    'a service adds rows past its store',
    'apps/mock-api/src/modules/bets/service.ts',
    "import { addRows } from '#platform/store/rows.ts';",
    /sql-in-stores: A query is written with "#platform\/store\/rows\.ts"/,
  ],
  [
    'a seed removes rows itself',
    'apps/mock-api/src/seed/members.ts',
    "export const a = ({ db }) => db.deleteFrom('members');",
    /sql-in-stores: A query begins here \(deleteFrom\)/,
  ],
  [
    'a journey imports the web app',
    'e2e/x.spec.ts',
    "import '../apps/web/src/x.ts';",
    /Journeys import nothing/,
  ],
  [
    'a journey imports the domain',
    'e2e/x.spec.ts',
    "import '@magpie/domain/money';",
    /Journeys import nothing/,
  ],
  ['an import leaves out the extension', 'libs/ui/src/x/x.ts', "import './y';", /with its extension/],
];

const allowed: [string, string, string][] = [
  ['the domain builds on its own areas', 'libs/domain/src/x/x.ts', "import '@magpie/domain/money';"],
  [
    'forms of an area build on those of another',
    'libs/domain/src/account/forms/x.ts',
    "import '../../identity/forms/index.ts';",
  ],
  [
    'the domain takes a date it is given',
    'libs/domain/src/x/x.ts',
    'export const a = (b: number) => new Date(b);',
  ],
  [
    'the domain names a parameter like a global',
    'libs/domain/src/x/x.ts',
    'export const a = (location: string) => location;',
  ],
  ['a test of the domain reads a file', 'libs/domain/src/x/x.test.ts', "import 'node:fs';"],
  ['the design system formats money', 'libs/ui/src/x/x.ts', "import '@magpie/domain/money';"],
  ['a feature uses the face of another', 'apps/web/src/features/bets/x.tsx', "import '../games/index.ts';"],
  ['a late part uses a late face', 'apps/web/src/features/bets/x.tsx', "import '../games/late.ts';"],
  ['a feature uses its own inside', 'apps/web/src/features/bets/x/y.tsx', "import '../z/w.tsx';"],
  ['a module uses the face of another', 'apps/mock-api/src/modules/bets/x.ts', "import '../games/index.ts';"],
  [
    'a store asks the database',
    'apps/mock-api/src/modules/bets/store.ts',
    "import { sql } from 'kysely';\nexport const a = (db) => db.selectFrom('bets').where(sql`1`);",
  ],
  [
    'a store with a name asks the database',
    'apps/mock-api/src/modules/account/code-store.ts',
    "export const a = (db) => db.updateTable('codes');",
  ],
  [
    'a store of several files asks the database',
    'apps/mock-api/src/modules/payments/store/deposits.ts',
    "export const a = (db) => db.selectFrom('deposits');",
  ],
  [
    'a test looks into the database',
    'apps/mock-api/src/modules/bets/service.test.ts',
    "export const a = (db) => db.selectFrom('bets');",
  ],
  [
    'a service names the type of a row, and prepares what is no statement',
    'apps/mock-api/src/modules/bets/service.ts',
    "import type { Selectable } from 'kysely';\nexport const a = (b: Selectable<object>, c) => c.prepare(b);",
  ],
  ['a journey uses the operations', 'e2e/x.spec.ts', "import '@magpie/gql/control';"],
  ['a journey tells the stories', 'e2e/x.spec.ts', "import '@magpie/stories';"],
];

describe('import rules', () => {
  it.each(refused)('refuse that %s', { timeout }, async (_what, file, code, message) => {
    expect((await complaints(file, code)).join('\n')).toMatch(message);
  });

  it.each(allowed)('allow that %s', { timeout }, async (_what, file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
