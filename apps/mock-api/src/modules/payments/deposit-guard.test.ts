import { describe, expect, it } from 'vitest';
import { openCashier } from '#test/kit/cashier.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const START =
  'mutation Start($input: InitiatePaymentIQDepositInput!) { initiatePaymentIQDeposit(input: $input) }';
const CREATE = 'mutation Create($input: CreateDepositInput!) { createDeposit(input: $input) { id } }';
const CRYPTO = 'mutation Crypto($id: ID!) { createCryptoPaymentUrl(id: $id, input: { currency: "BTC" }) }';
const CONFIGURE =
  'mutation Set($world: ID!, $input: SetConfigInput!) { setConfig(world: $world, input: $input) { checkDepositLimit } }';

const profileText = 'A deposit needs a few more of your details first.';
const mobileText = 'A deposit needs your mobile number to be verified first.';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

/** Asks as a person on the site of this code. */
const on = (site: string, { world, token }: SeededPerson) => {
  return (query: string, variables: object) =>
    callGraphQL(platform, world, { query, variables, token, headers: { 'x-admin-code': `${site}-web` } });
};

const input = { paymentMethod: 'pm_card', amount: '50.00' };

const change = (who: SeededPerson, values: object) =>
  who.world.write(({ db }) => db.updateTable('members').set(values).where('id', '=', who.id).execute());

const deposits = async (who: SeededPerson) => {
  const rows = await who.world.db
    .selectFrom('deposits')
    .select('id')
    .where('memberId', '=', who.id)
    .execute();
  return rows.length;
};

async function drafted(ask: ReturnType<typeof on>): Promise<string> {
  const { data } = await ask(CREATE, { input });
  return (data as { createDeposit: { id: string } }).createDeposit.id;
}

describe('a profile that lacks what a deposit needs', () => {
  it('DEP-36 keeps the platform from starting a deposit, and nothing is kept', async () => {
    const jack = await person('jack');
    for (const call of [START, CREATE]) {
      const { code, errors } = await jack.main(call, { input });
      expect([code, errors[0]?.message]).toEqual(['PROFILE_INCOMPLETE', profileText]);
    }
    expect(await deposits(jack)).toBe(0);
  });

  it.each([
    'firstName',
    'lastName',
    'email',
    'dateOfBirth',
    'addressStreet',
    'addressPostCode',
    'addressCountry',
    'addressLocality',
    'addressStateDistrict',
  ])('DEP-36 is one without %s', async (column) => {
    const mia = await person('mia');
    expect((await mia.main(CREATE, { input })).code).toBeNull();
    await change(mia, { [column]: null });
    expect((await mia.main(CREATE, { input })).code).toBe('PROFILE_INCOMPLETE');
  });

  it('DEP-36 keeps a draft from being paid in crypto or handed on', async () => {
    const mia = await person('mia');
    const ask = on('magpie', mia);
    const id = await drafted(ask);
    const { data } = await ask(CRYPTO, { id });
    await change(mia, { addressStreet: null });
    expect((await ask(CRYPTO, { id })).code).toBe('PROFILE_INCOMPLETE');
    const { body } = await openCashier(String(data?.['createCryptoPaymentUrl'])).proceed();
    expect(body['state']).toMatchObject({
      status: 'DRAFT',
      ending: { eventType: 'TX_FAILED', message: profileText },
    });
  });
});

describe('a mobile number that is not verified', () => {
  it.each([
    ['kookaburra', true, 'MOBILE_NOT_VERIFIED'],
    ['rosella', true, 'MOBILE_NOT_VERIFIED'],
    ['lorikeet', true, 'MOBILE_NOT_VERIFIED'],
    ['lorikeet', false, null],
    ['magpie', true, null],
  ])('DEP-36 on %s, with the setting %s, is answered %s', async (site, on_, expected) => {
    const noah = await person('noah');
    await noah.control(CONFIGURE, { input: { mobileNumberVerificationEnabled: on_ } });
    const ask = on(site, noah);
    for (const call of [START, CREATE]) {
      const { code, errors } = await ask(call, { input });
      expect([code, errors[0]?.message]).toEqual([expected, expected ? mobileText : undefined]);
    }
    expect(await deposits(noah)).toBe(expected ? 0 : 2);
  });

  it('DEP-36 holds the members of a site that asks for it, whichever site their calls name', async () => {
    const noah = await person('noah');
    await noah.control(CONFIGURE, { input: { mobileNumberVerificationEnabled: true } });
    await change(noah, { brand: 'rosella' });
    for (const call of [START, CREATE])
      expect((await on('magpie', noah)(call, { input })).code).toBe('MOBILE_NOT_VERIFIED');
    expect(await deposits(noah)).toBe(0);
  });

  it('DEP-36 no longer stands in the way once it is verified', async () => {
    const noah = await person('noah');
    await change(noah, { mobileNumberVerified: true });
    expect((await on('rosella', noah)(START, { input })).code).toBeNull();
  });

  it('DEP-36 keeps a deposit begun on a site that asks for it from being handed on', async () => {
    const mia = await person('mia');
    const begin = async (site: string) =>
      openCashier(String((await on(site, mia)(START, { input })).data?.['initiatePaymentIQDeposit']));
    const [asking, other] = [await begin('rosella'), await begin('magpie')];
    await change(mia, { mobileNumberVerified: false });
    expect((await asking.proceed()).body['state']).toMatchObject({
      status: 'DRAFT',
      ending: { eventType: 'TX_FAILED', message: mobileText },
    });
    expect((await other.proceed()).body['state']).toMatchObject({ status: 'PENDING' });
  });
});

describe('the switch of the deposit limits', () => {
  it('DEP-37 lets deposits above a limit through while it is off, to their approval, and holds them while it is on', async () => {
    const leo = await person('leo');
    const begin = async () => {
      const { code, data } = await leo.main(START, { input });
      return code ?? openCashier(String(data?.['initiatePaymentIQDeposit']));
    };
    // 26.00 is left of the daily limit.
    expect(await begin()).toBe('LIMIT_EXCEEDED');
    await leo.control(CONFIGURE, { input: { checkDepositLimit: false } });
    const [first, second] = [await begin(), await begin()];
    if (typeof first === 'string' || typeof second === 'string') throw new Error('A deposit was refused.');
    expect((await first.proceed()).body['state']).toMatchObject({ status: 'PENDING' });
    expect((await first.choose('APPROVE')).body['state']).toMatchObject({ status: 'APPROVED' });
    await leo.control(CONFIGURE, { input: { checkDepositLimit: true } });
    expect((await second.proceed()).body['state']).toMatchObject({
      status: 'DRAFT',
      ending: { eventType: 'TX_FAILED', message: 'Amount exceeds your deposit limit.' },
    });
  });
});

describe('a draft that the operator hands on', () => {
  const MOVE =
    'mutation M($world: ID!, $id: ID!) { moveDeposit(world: $world, deposit: $id, status: PENDING) }';

  const handOn = async (who: SeededPerson, id: string) => {
    const { code, data } = await who.control(MOVE, { id });
    return code ?? data?.['moveDeposit'];
  };

  it.each([
    ['DEP-21 of a member who may not deposit any more', { depositBlocked: true }, 'DEPOSIT_BLOCKED'],
    ['DEP-36 of a member whose profile lacks something', { addressStreet: null }, 'PROFILE_INCOMPLETE'],
  ])('%s is refused, stays a draft and goes on once that is mended', async (_whose, values, code) => {
    const mia = await person('mia');
    const id = await drafted(on('magpie', mia));
    const before = await mia.world.db
      .selectFrom('members')
      .select(['depositBlocked', 'addressStreet'])
      .where('id', '=', mia.id)
      .executeTakeFirstOrThrow();
    await change(mia, values);
    expect(await handOn(mia, id)).toBe(code);
    await change(mia, before);
    expect(await handOn(mia, id)).toBe('PENDING');
  });

  it('DEP-36 of a site that asks for a verified mobile number is refused without one', async () => {
    const mia = await person('mia');
    const id = await drafted(on('rosella', mia));
    await change(mia, { mobileNumberVerified: false });
    expect(await handOn(mia, id)).toBe('MOBILE_NOT_VERIFIED');
  });

  it('DEP-37 is refused above a limit while deposits are held against it', async () => {
    const leo = await person('leo');
    const ask = on('magpie', leo);
    await leo.control(CONFIGURE, { input: { checkDepositLimit: false } });
    const id = await drafted(ask);
    await leo.control(CONFIGURE, { input: { checkDepositLimit: true } });
    expect(await handOn(leo, id)).toBe('LIMIT_EXCEEDED');
    await leo.control(CONFIGURE, { input: { checkDepositLimit: false } });
    expect(await handOn(leo, id)).toBe('PENDING');
  });
});
