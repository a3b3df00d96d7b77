import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { buildSchema, Kind, parse, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsModule } from '#modules/payments/index.ts';
import { sessionModule } from '#modules/session/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { checkCost, COST, costOf, WEIGHTS } from './cost.ts';
import { fragmentsOf } from './limits.ts';
import { readSdl } from './sdl.ts';

const OPERATIONS = new URL('../../../../../libs/gql/src/operations', import.meta.url).pathname;
const sdl = readSdl();
const main = buildSchema(sdl.main);
const promo = buildSchema(sdl.promo);

const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** The operations of the web app on one endpoint, in one document, because they share fragments. */
function ofWebApp(endpoint: 'main' | 'promo'): DocumentNode {
  const folders =
    endpoint === 'promo' ? ['promo', 'shared/common', 'shared/promo'] : ['.', 'shared/common', 'shared/main'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(OPERATIONS, folder))
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => join(folder, name)),
  );
  const document = parse(files.map((name) => readFileSync(join(OPERATIONS, name), 'utf8')).join('\n'));
  // A fragment that is not here would cost nothing.
  const known = new Set(fragmentsOf(document).keys());
  visit(document, {
    FragmentSpread: ({ name }) => {
      if (!known.has(name.value)) throw new Error(`The fragment ${name.value} is not read.`);
    },
  });
  return document;
}

function costIn(text: string, variables: Record<string, unknown> = {}): 'accepted' | 'refused' {
  const document = parse(text);
  const [operation] = operationsOf(document);
  if (operation === undefined) throw new Error('There is no operation.');
  try {
    checkCost(main, document, operation, variables);
    return 'accepted';
  } catch (error) {
    expect(error).toMatchObject({ code: 'DOCUMENT_TOO_COMPLEX' });
    return 'refused';
  }
}

const repeated = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${String(index)}: ${field}`).join(' ');

describe('what an operation may cost', () => {
  it.each([
    ['main', main],
    ['promo', promo],
  ] as const)("is more than each of the web app's costs with the largest pages on %s", (endpoint, schema) => {
    const document = ofWebApp(endpoint);
    const costs = operationsOf(document).map((operation) => [
      operation.name?.value,
      costOf(schema, document, operation, () => 100),
    ]);
    expect(costs.length).toBeGreaterThan(5);
    expect(costs.filter(([, cost]) => Number(cost) > COST.limit)).toEqual([]);
  });

  it.each([
    [1, 'deposits(first: 1) { edges { node { id } } }', 503],
    [1, 'deposits(first: 100) { edges { node { id } } }', 800],
    [1, 'deposits(first: 100) { edges { node { id currency { code } } } }', 900],
    [20, 'deposits(first: 1) { edges { node { id } } }', 10_060],
    [1, 'levelConfig { __typename }', 1],
    [3, 'betRecordSummary { totalWinloss currency { code } }', 1_506],
    [3, 'checkMemberDepositLimit(amount: "1.00")', 1_500],
    [2, 'me { nextDepositOrdinal }', 1_002],
  ])('%i of %s is counted by lists, entries and objects', (count, field, cost) => {
    const document = parse(`{ ${repeated(count, field)} }`);
    const [operation] = operationsOf(document);
    if (operation === undefined) throw new Error('There is no operation.');
    const size = field.includes('first: 100') ? 100 : 1;
    expect(costOf(main, document, operation, () => size)).toBe(cost);
  });

  it('counts fragments wherever they are spread', () => {
    const text = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${String(index)}: deposits(first: 1) { ...D }`).join(' ')} }
       fragment D on DepositConnection { edges { node { id } } }`;
    expect([costIn(text(12)), costIn(text(13))]).toEqual(['accepted', 'refused']);
  });

  it('depends on the pages that are asked for, in the document, by variables or by default', () => {
    const eight = (first: string) =>
      repeated(8, `deposits(first: ${first}) { edges { node { id currency { code } } } }`);
    expect(costIn(`{ ${eight('10')} }`)).toBe('accepted');
    expect(costIn(`{ ${eight('100')} }`)).toBe('refused');
    const byVariable = `query ($n: Int = 10) { ${eight('$n')} }`;
    expect([costIn(byVariable), costIn(byVariable, { n: 10 }), costIn(byVariable, { n: 100 })]).toEqual([
      'accepted',
      'accepted',
      'refused',
    ]);
    expect(costIn(byVariable, { n: -5 })).toBe('refused');
  });
});

describe('a document that asks for many lists', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startTestPlatform({ modules: [sessionModule, paymentsModule] });
  });

  afterAll(async () => {
    await platform.close();
  });

  it('is refused however short each of them is', async () => {
    const world = await platform.newWorld('2026-01-05T02:00:00.000Z');
    const member = await addMember(world);
    const token = await loginByEmail(platform, world, member.email);
    const asking = (count: number) =>
      callGraphQL(platform, world, {
        query: `{ ${repeated(count, 'deposits(first: 1) { edges { node { id } } }')} }`,
        token,
      });
    expect((await asking(20)).errors).toMatchObject([
      {
        message: 'The document asks for too much at once. Ask for fewer fields or shorter lists.',
        extensions: { code: 'DOCUMENT_TOO_COMPLEX' },
      },
    ]);
    expect((await asking(5)).code).toBeNull();
  });
});

const DEPOSIT = '{ paymentMethod: "pm_card", amount: "50.00" }';
const SPINS = '{ legacyMemberId: "mem_ella", promo: "no such promo" }';
const EVER = '{ startDateTime: "2020-01-01T00:00:00.000Z", endDateTime: "2030-01-01T00:00:00.000Z" }';

/** Each field that has a weight, how often is too often, how it is asked for, and where. */
const WEIGHTY = [
  [7, 'Query.availableMemberCashback', 'availableMemberCashback { id }', '/promo/graphql'],
  [5, 'Query.memberCashbacks', 'memberCashbacks(first: 1) { totalCount }', '/promo/graphql'],
  [7, 'Mutation.claimCashback', 'claimCashback(id: "cashback_monday") { id }', '/promo/graphql'],
  [14, 'Query.betRecordSummary', 'betRecordSummary { totalWinloss }', '/graphql'],
  [14, 'Query.netDepositsNext', `netDepositsNext(filter: ${EVER}) { amount }`, '/graphql'],
  [
    14,
    'Query.getMemberTotalDepositsByPeriod',
    'getMemberTotalDepositsByPeriod(period: MONTHLY) { amount }',
    '/graphql',
  ],
  [14, 'Query.checkMemberDepositLimit', 'checkMemberDepositLimit(amount: "50.00")', '/graphql'],
  [14, 'Mutation.createDeposit', `createDeposit(input: ${DEPOSIT}) { id }`, '/graphql'],
  [14, 'Mutation.initiatePaymentIQDeposit', `initiatePaymentIQDeposit(input: ${DEPOSIT})`, '/graphql'],
  [14, 'Member.nextDepositOrdinal', 'nextDepositOrdinal', '/graphql'],
  [14, 'Mutation.claimFreeSpinPromo', `claimFreeSpinPromo(input: ${SPINS}) { id }`, '/promo/graphql'],
] as const;

describe('a document that asks often for a field that reads a whole history', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startSeededPlatform();
  });

  afterAll(async () => {
    await platform.close();
  });

  it('is tried below for every such field', () => {
    expect(WEIGHTY.map(([, name]) => name).toSorted()).toEqual([...WEIGHTS.keys()].toSorted());
  });

  it.each(WEIGHTY)('is carried out with three and refused with %i of %s', async (many, name, field, path) => {
    const world = await platform.newWorld('2026-03-02T02:00:00.000Z');
    const { token } = await seededPerson(platform, world, 'ella');
    const codeOf = async (count: number) => {
      const query = documentOf(name, repeated(count, field));
      return (await callGraphQL(platform, world, { query, token, path })).code;
    };
    expect(await codeOf(many)).toBe('DOCUMENT_TOO_COMPLEX');
    // A cashback cannot be claimed twice, nor a promo that is not there; their number is no objection.
    expect([null, 'CONFLICT', 'NOT_FOUND']).toContain(await codeOf(3));
  });
});

function documentOf(coordinate: string, fields: string): string {
  if (coordinate.startsWith('Member.')) return `{ me { ${fields} } }`;
  return coordinate.startsWith('Mutation.') ? `mutation { ${fields} }` : `{ ${fields} }`;
}
