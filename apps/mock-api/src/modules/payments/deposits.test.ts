import { describe, expect, it } from 'vitest';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { standStill, startDeposit, tryDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

/** A Monday, 13:00 in Sydney. */
const NOW = '2026-03-02T02:00:00.000Z';
const START =
  'mutation Start($input: InitiatePaymentIQDepositInput!) { initiatePaymentIQDeposit(input: $input) }';
const CREATE =
  'mutation Create($input: CreateDepositInput!) { createDeposit(input: $input) { id amount status requestStatus promoCode currency { code } paymentMethod { name } dateTimeCreated } }';
const MOVE =
  'mutation Move($world: ID!, $id: ID!, $status: DepositStatus!) { moveDeposit(world: $world, deposit: $id, status: $status) }';
const CRYPTO =
  'mutation Crypto($id: ID!, $currency: String!) { createCryptoPaymentUrl(id: $id, input: { currency: $currency }) }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string, now?: string) => personInNewWorld(platform, name, now);

async function draft(who: SeededPerson, amount: string, promoCode?: string): Promise<string> {
  const { data } = await who.main(CREATE, { input: { paymentMethod: 'pm_card', amount, promoCode } });
  return (data as { createDeposit: { id: string } }).createDeposit.id;
}

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
        amount: { currency: 'AUD', decimal: '50.00', text: 'A$50.00' },
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

  it('DEP-05 DEP-06 DEP-08 holds the limits of amount and method', async () => {
    const mia = await person('mia');
    expect(await tryDeposit(mia, { amount: '19.99' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must be greater than or equal to 20.',
    ]);
    expect(await tryDeposit(mia, { amount: '20.00' })).toEqual([null, undefined]);
    expect(await tryDeposit(mia, { amount: '2500.00' })).toEqual([null, undefined]);
    expect(await tryDeposit(mia, { amount: '2500.01' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must not exceed 2500.',
    ]);
    expect(await tryDeposit(mia, { amount: '49.99', paymentMethod: 'pm_bank' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must be greater than or equal to 50.',
    ]);
    expect(await tryDeposit(mia, { amount: '2000.01', paymentMethod: 'pm_payid' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must not exceed 2000.',
    ]);
  });

  it.each(['-50.00', '0', '50.001', '99999999999999999999'])(
    'DEP-04 refuses the amount %s',
    async (amount) => {
      const mia = await person('mia');
      expect(await tryDeposit(mia, { amount })).toEqual(['BAD_USER_INPUT', 'Invalid amount.']);
    },
  );

  it('DEP-09 asks for a payment method of those available', async () => {
    const mia = await person('mia');
    expect(await tryDeposit(mia, { paymentMethod: 'pm_seashells' })).toEqual([
      'BAD_USER_INPUT',
      'This payment method is not available.',
    ]);
    for (const paymentMethod of [null, undefined]) {
      expect((await tryDeposit(mia, { paymentMethod }))[0]).not.toBeNull();
    }
    const { data } = await mia.main('{ deposits(first: 1) { edges { node { status } } } }');
    expect(data).toMatchObject({ deposits: { edges: [{ node: { status: 'APPROVED' } }] } });
  });

  it('DEP-07 asks for the promo’s own minimum, which is 1 when it has none', async () => {
    const mia = await person('mia');
    expect(await tryDeposit(mia, { amount: '49.99', promoCode: 'LIVE25' })).toEqual([
      'BAD_USER_INPUT',
      "Amount must be greater than or equal to Promo's minimum deposit amount (50)",
    ]);
    expect((await tryDeposit(mia, { amount: '50.00', promoCode: 'live25' }))[0]).toBeNull();
    const setMinimum = (minimumDepositMinor: bigint | null) =>
      mia.world.write(({ db }) =>
        db.updateTable('promos').set({ minimumDepositMinor }).where('code', '=', 'LIVE25').execute(),
      );
    await setMinimum(500n);
    expect((await tryDeposit(mia, { amount: '4.99', promoCode: 'LIVE25' }))[1]).toContain('(5)');
    expect((await tryDeposit(mia, { amount: '5.00', promoCode: 'LIVE25' }))[0]).toBeNull();
    await setMinimum(null);
    expect((await tryDeposit(mia, { amount: '0.99', promoCode: 'LIVE25' }))[1]).toContain('(1)');
    expect((await tryDeposit(mia, { amount: '1.00', promoCode: 'LIVE25' }))[0]).toBeNull();
  });

  it.each(['NOTHING', 'SPRING', 'RESTING', 'KIWI30', 'DINGO20', 'WELCOME1', 'HELLO10'])(
    'refuses the promo code %s, which this deposit cannot start',
    async (promoCode) => {
      const mia = await person('mia');
      expect((await tryDeposit(mia, { promoCode }))[0]).toBe('BAD_USER_INPUT');
    },
  );

  it('DEP-19 is refused with a promo code while a promo is active, and not without', async () => {
    const ruby = await person('ruby');
    expect(await tryDeposit(ruby, { promoCode: 'LIVE25' })).toEqual([
      'ACTIVE_PROMO',
      'You have an active promo. Please cancel it first.',
    ]);
    const input = { paymentMethod: 'pm_card', amount: '50.00', promoCode: 'LIVE25' };
    expect((await ruby.main(CREATE, { input })).code).toBe('ACTIVE_PROMO');
    expect((await tryDeposit(ruby, {}))[0]).toBeNull();
  });

  it('DEP-19 is refused on the payment page too when a promo has become active meanwhile', async () => {
    const mia = await person('mia');
    const promo = { promoCode: 'MIDWEEK50' };
    const pages = [await startDeposit(mia, '50.09', promo), await startDeposit(mia, '60.09', promo)] as const;
    const plain = await startDeposit(mia, '70.09');
    expect(standOf(await pages[0].proceed())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    const refused = await pages[1].proceed();
    expect(standOf(refused)).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
    expect(refused.body['state']).toMatchObject({
      ending: { message: 'You have an active promo. Please cancel it first.' },
    });
    expect(standOf(await plain.proceed())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
  });

  it('DEP-21 is refused with DEPOSIT_BLOCKED for a member with depositBlocked, in every way', async () => {
    const zoe = await person('zoe');
    expect((await tryDeposit(zoe, {}))[0]).toBe('DEPOSIT_BLOCKED');
    const created = await zoe.main(CREATE, { input: { paymentMethod: 'pm_card', amount: '50.00' } });
    expect(created.code).toBe('DEPOSIT_BLOCKED');
    expect(created.errors[0]?.message).toBe(
      'Deposits are currently blocked on your account. Please contact support.',
    );
    const { data } = await zoe.main('{ deposits { totalCount } }');
    expect(data).toEqual({ deposits: { totalCount: 0 } });
  });

  it('DEP-21 is refused on the way too when the member was blocked after the draft', async () => {
    const mia = await person('mia');
    const id = await draft(mia, '50.00');
    const page = await startDeposit(mia, '50.00');
    await mia.control(
      'mutation B($world: ID!) { setMember(world: $world, member: "mia@magpie.test", input: { depositBlocked: true }) { id } }',
    );
    expect((await mia.main(CRYPTO, { id, currency: 'BTC' })).code).toBe('DEPOSIT_BLOCKED');
    expect(standOf(await page.proceed())).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
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
    const { data } = await mia.main(CRYPTO, { id, currency: 'BTC' });
    const url = String(data?.['createCryptoPaymentUrl']);
    expect(url).toContain(`/cashier/${id}`);
    expect((await openCashier(url).state()).body['state']).toMatchObject({ paymentId: id, crypto: 'BTC' });
    expect((await mia.main(CRYPTO, { id, currency: 'AUD' })).code).toBe('BAD_USER_INPUT');
    expect((await mia.main(CRYPTO, { id: 'dep_leo_3', currency: 'BTC' })).code).toBe('NOT_FOUND');
    await mia.control(MOVE, { id, status: 'PENDING' });
    expect((await mia.main(CRYPTO, { id, currency: 'BTC' })).code).toBe('CONFLICT');
    const lapsing = await startDeposit(mia, '50.00');
    await standStill(mia, lapsing.id, 1);
    expect((await mia.main(CRYPTO, { id: lapsing.id, currency: 'BTC' })).code).toBe('CONFLICT');
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

  it('DEP-30 has the moment at which each was created, whatever became of it since', async () => {
    const mia = await person('mia');
    const id = await draft(mia, '50.00');
    await mia.world.clock.advance('PT1H');
    await mia.control(MOVE, { id, status: 'CANCELLED' });
    const { data } = await mia.main('{ deposits(first: 1) { edges { node { status dateTimeCreated } } } }');
    expect(data).toEqual({ deposits: { edges: [{ node: { status: 'CANCELLED', dateTimeCreated: NOW } }] } });
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
