import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../platform/worlds/index.ts';
import { openCashier } from '../../testing/cashier.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { seededPerson, startSeededPlatform } from '../../testing/seeded.ts';
import type { SeededPerson } from '../../testing/seeded.ts';

/** A Monday, 13:00 in Sydney. */
const NOW = '2026-03-02T02:00:00.000Z';
const START =
  'mutation Start($input: InitiatePaymentIQDepositInput!) { initiatePaymentIQDeposit(input: $input) }';
const CREATE =
  'mutation Create($input: CreateDepositInput!) { createDeposit(input: $input) { id amount status requestStatus promoCode currency { code } paymentMethod { name } dateTimeCreated } }';
const MOVE =
  'mutation Move($world: ID!, $id: ID!, $status: DepositStatus!) { moveDeposit(world: $world, deposit: $id, status: $status) }';
const LIMIT = 'query Limit($amount: Decimal!) { checkMemberDepositLimit(amount: $amount) }';

let platform: TestPlatform;
let world: World;

beforeAll(async () => {
  platform = await startSeededPlatform();
});

afterAll(async () => {
  await platform.close();
});

async function person(name: string, now = NOW) {
  world = await platform.newWorld(now);
  return seededPerson(platform, world, name);
}

async function draft(who: SeededPerson, amount: string, promoCode?: string): Promise<string> {
  const { data } = await who.main(CREATE, { input: { paymentMethod: 'pm_card', amount, promoCode } });
  return (data as { createDeposit: { id: string } }).createDeposit.id;
}

const start = async (who: SeededPerson, input: Record<string, unknown>) => {
  const { code, errors } = await who.main(START, {
    input: { paymentMethod: 'pm_card', amount: '50.00', ...input },
  });
  return [code, errors[0]?.message];
};

describe('methods', () => {
  it('DEP-14 are found by the provider, with name, suggested amounts and limits', async () => {
    const mia = await person('mia');
    const query =
      '{ availablePaymentMethods(filter: { paymentMethodType: { eq: PaymentIQ } }) { name suggestedAmounts minimumDepositAmount maximumDepositAmount } none: availablePaymentMethods(filter: { paymentMethodType: { in: [] } }) { name } }';
    const { data } = await mia.main(query);
    expect(data?.['availablePaymentMethods']).toContainEqual({
      name: 'PayID',
      suggestedAmounts: ['25.00', '50.00', '100.00', '200.00'],
      minimumDepositAmount: '10.00',
      maximumDepositAmount: '2000.00',
    });
    expect(data?.['none']).toEqual([]);
  });
});

describe('starting a deposit', () => {
  it('DEP-15 takes method, amount and an optional promo code and answers a URL', async () => {
    const mia = await person('mia');
    for (const promoCode of [undefined, 'MIDWEEK50']) {
      const { data } = await mia.main(START, {
        input: { paymentMethod: 'pm_card', amount: '50.00', promoCode },
      });
      const url = String(data?.['initiatePaymentIQDeposit']);
      expect(url.startsWith(`${platform.services.publicUrl()}/cashier/dep_`)).toBe(true);
      expect((await fetch(url)).status).toBe(200);
      expect((await openCashier(url).state()).body['state']).toMatchObject({
        txType: 'deposit',
        amount: '50.00',
        currency: { code: 'AUD' },
        method: 'Card',
      });
    }
    const { data } = await mia.main('{ deposits(first: 2) { edges { node { status promoCode } } } }');
    expect(data?.['deposits']).toEqual({
      edges: [
        { node: { status: 'DRAFT', promoCode: 'MIDWEEK50' } },
        { node: { status: 'DRAFT', promoCode: null } },
      ],
    });
  });

  it('holds the limits of amount and method', async () => {
    const mia = await person('mia');
    expect(await start(mia, { amount: '19.99' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must be greater than or equal to 20.',
    ]);
    expect(await start(mia, { amount: '20.00' })).toEqual([null, undefined]);
    expect(await start(mia, { amount: '2500.00' })).toEqual([null, undefined]);
    expect(await start(mia, { amount: '2500.01' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must not exceed 2500.',
    ]);
    expect(await start(mia, { amount: '49.99', paymentMethod: 'pm_bank' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must be greater than or equal to 50.',
    ]);
    expect(await start(mia, { amount: '2000.01', paymentMethod: 'pm_payid' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must not exceed 2000.',
    ]);
    for (const amount of ['-50.00', '0', '50.001', '99999999999999999999']) {
      expect((await start(mia, { amount }))[0]).toBe('BAD_USER_INPUT');
    }
    expect((await start(mia, { paymentMethod: 'pm_seashells' }))[0]).toBe('BAD_USER_INPUT');
  });

  it('asks for the promo’s own minimum', async () => {
    const mia = await person('mia');
    expect(await start(mia, { amount: '49.99', promoCode: 'LIVE25' })).toEqual([
      'BAD_USER_INPUT',
      "Amount must be greater than or equal to Promo's minimum deposit amount (50)",
    ]);
    expect((await start(mia, { amount: '50.00', promoCode: 'live25' }))[0]).toBeNull();
  });

  it.each(['NOTHING', 'SPRING', 'RESTING', 'KIWI30', 'DINGO20', 'WELCOME1', 'HELLO10'])(
    'refuses the promo code %s, which this deposit cannot start',
    async (promoCode) => {
      const mia = await person('mia');
      expect((await start(mia, { promoCode }))[0]).toBe('BAD_USER_INPUT');
    },
  );

  it('DEP-19 is refused with a promo code while a promo is active, and not without', async () => {
    const ruby = await person('ruby');
    expect(await start(ruby, { promoCode: 'LIVE25' })).toEqual([
      'ACTIVE_PROMO',
      'You have an active promo. Please cancel it first.',
    ]);
    expect((await start(ruby, {}))[0]).toBeNull();
  });

  it('DEP-21 is refused with DEPOSIT_BLOCKED for a member with depositBlocked, in every way', async () => {
    const zoe = await person('zoe');
    expect((await start(zoe, {}))[0]).toBe('DEPOSIT_BLOCKED');
    const created = await zoe.main(CREATE, { input: { paymentMethod: 'pm_card', amount: '50.00' } });
    expect(created.code).toBe('DEPOSIT_BLOCKED');
    const { data } = await zoe.main('{ deposits { totalCount } }');
    expect(data).toEqual({ deposits: { totalCount: 0 } });
  });

  it('DEP-29 createDeposit answers a draft, and createCryptoPaymentUrl an address for it', async () => {
    const mia = await person('mia');
    const created = await mia.main(CREATE, {
      input: { paymentMethod: 'pm_crypto', amount: '75.50', promoCode: 'MIDWEEK50' },
    });
    const id = (created.data as { createDeposit: { id: string } }).createDeposit.id;
    expect(created.data).toEqual({
      createDeposit: {
        id,
        amount: '75.50',
        status: 'DRAFT',
        requestStatus: null,
        promoCode: 'MIDWEEK50',
        currency: { code: 'AUD' },
        paymentMethod: { name: 'Crypto' },
        dateTimeCreated: NOW,
      },
    });
    const crypto =
      'mutation Crypto($id: ID!, $currency: String!) { createCryptoPaymentUrl(id: $id, input: { currency: $currency }) }';
    const { data } = await mia.main(crypto, { id, currency: 'BTC' });
    expect(data?.['createCryptoPaymentUrl']).toContain(`/cashier/${id}`);
    expect((await mia.main(crypto, { id, currency: 'AUD' })).code).toBe('BAD_USER_INPUT');
    expect((await mia.main(crypto, { id: 'dep_leo_3', currency: 'BTC' })).code).toBe('NOT_FOUND');
    await mia.control(MOVE, { id, status: 'PENDING' });
    expect((await mia.main(crypto, { id, currency: 'BTC' })).code).toBe('CONFLICT');
  });
});

describe('deposit limits', () => {
  it('DEP-11 tells whether an amount would exceed one, and a deposit that would is refused', async () => {
    const leo = await person('leo');
    const check = async (amount: string) =>
      (await leo.main(LIMIT, { amount })).data?.['checkMemberDepositLimit'];
    expect(await check('26.00')).toBe(false);
    expect(await check('26.01')).toBe(true);
    expect((await start(leo, { amount: '26.00' }))[0]).toBeNull();
    expect((await start(leo, { amount: '26.01' }))[0]).toBe('LIMIT_EXCEEDED');
    await world.clock.advance('P1D');
    expect(await check('123.50')).toBe(false);
    expect(await check('123.51')).toBe(true);
    expect((await leo.main(LIMIT, { amount: 'much' })).code).not.toBeNull();
    const mia = await seededPerson(platform, world, 'mia');
    expect((await mia.main(LIMIT, { amount: '99999.00' })).data).toEqual({ checkMemberDepositLimit: false });
  });

  it('DEP-13 getMemberTotalDepositsByPeriod gives the approved deposits, which stand at 95, 80 and 65 % of the limits', async () => {
    const leo = await person('leo');
    const query =
      'query Total($period: Period!) { getMemberTotalDepositsByPeriod(period: $period) { amount currency { code } } }';
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY']) {
      const { data } = await leo.main(query, { period });
      expect(data).toEqual({
        getMemberTotalDepositsByPeriod: { amount: '494.00', currency: { code: 'AUD' } },
      });
    }
    const { data } = await leo.main('{ me { depositLimits { frequency limit } } }');
    const { depositLimits } = data?.['me'] as { depositLimits: unknown[] };
    expect(depositLimits).toHaveLength(3);
    expect(depositLimits).toEqual(
      expect.arrayContaining([
        { frequency: 'DAILY', limit: '520.00' },
        { frequency: 'WEEKLY', limit: '617.50' },
        { frequency: 'MONTHLY', limit: '760.00' },
      ]),
    );
    await draft(leo, '20.00');
    expect((await leo.main(query, { period: 'DAILY' })).data).toMatchObject({
      getMemberTotalDepositsByPeriod: { amount: '494.00' },
    });
    await world.clock.advance('PT11H');
    const tomorrow = await leo.main(query, { period: 'DAILY' });
    expect(tomorrow.data).toMatchObject({ getMemberTotalDepositsByPeriod: { amount: '0.00' } });
  });
});

describe('the list of deposits', () => {
  it('DEP-30 is paged by first and after, newest first, with amount, status, currency and date', async () => {
    const leo = await person('leo');
    const query =
      'query Page($after: String) { deposits(first: 3, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { amount status currency { code } dateTimeCreated } } } }';
    const { data } = await leo.main(query);
    const page = data?.['deposits'] as { pageInfo: { endCursor: string }; edges: unknown[] };
    expect(page).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    expect(page.edges[0]).toEqual({
      node: {
        amount: '100.00',
        status: 'APPROVED',
        currency: { code: 'AUD' },
        dateTimeCreated: '2026-03-02T01:58:00.000Z',
      },
    });
    const next = await leo.main(query, { after: page.pageInfo.endCursor });
    expect(next.data).toMatchObject({
      deposits: {
        pageInfo: { hasNextPage: false },
        edges: [{ node: { status: 'FAILED' } }, { node: { status: 'EXPIRED' } }],
      },
    });
  });

  it('API-17 holds nobody else’s', async () => {
    const ella = await person('ella');
    const { data } = await ella.main(
      '{ deposits(first: 100) { edges { node { id } } } withdrawals { totalCount } }',
    );
    expect(data).toEqual({
      deposits: { edges: [{ node: { id: 'dep_ella_1' } }] },
      withdrawals: { totalCount: 0 },
    });
  });
});
