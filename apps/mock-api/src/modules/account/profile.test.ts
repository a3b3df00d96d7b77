import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseAccount, memberAccount } from '../../platform/ledger/index.ts';
import type { BookedWallet } from '../../platform/ledger/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from '../../testing/index.ts';
import { configModule } from '../config/index.ts';
import { sessionModule } from '../session/index.ts';
import { supportModule } from '../support/index.ts';
import { walletsModule } from '../wallets/index.ts';
import { accountModule } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const HOME = { country: 'AU', postCode: '2042', locality: 'Newtown', street: '14 Banksia Street', stateDistrict: 'New South Wales' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({
    modules: [accountModule, sessionModule, configModule, supportModule, walletsModule],
  });
});

afterAll(async () => {
  await platform.close();
});

async function signedIn(change: { nameUpdateRequired?: boolean } = {}) {
  const world = await platform.newWorld(NOW);
  const member = await addMember(world);
  const required = change.nameUpdateRequired === false ? 0 : 1;
  await world.write(({ db }) =>
    db
      .updateTable('members')
      .set({ name_update_required: required, date_of_birth_update_required: required })
      .where('id', '=', member.id)
      .execute(),
  );
  return { world, member, token: await loginByEmail(platform, world, member.email) };
}

const me = async (world: World, token: string, fields: string) =>
  (await callGraphQL(platform, world, { query: `{ me { ${fields} } }`, token })).data?.['me'];

const update = (world: World, token: string, input: Record<string, unknown>) =>
  callGraphQL(platform, world, {
    query: 'mutation Update($input: UpdateMeInput!) { updateMe(input: $input) { id } }',
    variables: { input },
    token,
  });

const credit = (world: World, memberId: string, wallet: BookedWallet, currency: string, amount: bigint) =>
  world.write((unit) =>
    unit.post({
      key: `test:${wallet}:${currency}`,
      type: 'SYSTEM_CREDIT',
      memberId,
      postings: [
        { account: houseAccount('OPENING', currency), amount: -amount },
        { account: memberAccount(memberId, wallet, currency), amount },
      ],
      details: { name: 'Credit' },
    }),
  );

const profile = 'firstName lastName dateOfBirth address { country postCode locality street stateDistrict } activeCurrency { code } nameUpdateRequired dateOfBirthUpdateRequired';

describe('the account', () => {
  it('PROF-01 has every field of the profile, the limits and the support token', async () => {
    const { world, member, token } = await signedIn();
    await world.write(async ({ db }) => {
      const limit = { member_id: member.id, frequency: 'DAILY', currency: 'AUD', limit_minor: 40_000n } as const;
      await db.insertInto('deposit_limits').values(limit).execute();
      await db.updateTable('members').set({ verified: 1 }).where('id', '=', member.id).execute();
    });
    await credit(world, member.id, 'MAIN', 'AUD', 100_050n);
    await update(world, token, { firstName: 'Mia', lastName: 'Callahan', dateOfBirth: '1990-04-12', address: HOME });
    const support = await callGraphQL(platform, world, {
      query: 'mutation Token($id: ID!, $email: String!) { intercomUserToken(accountId: $id, email: $email) { token expiresAt } }',
      variables: { id: member.id, email: member.email },
      token,
    });
    const fields = `id username email ${profile} mobileNumber verified mobileNumberVerified currency { code name symbol type }
      availableBalance depositLimits { frequency limit currency { code } } intercomToken { token expiresAt }`;
    expect(await me(world, token, fields)).toEqual({
      id: member.id,
      username: member.username,
      email: member.email,
      firstName: 'Mia',
      lastName: 'Callahan',
      dateOfBirth: '1990-04-12',
      mobileNumber: member.mobileNumber,
      address: HOME,
      nameUpdateRequired: false,
      dateOfBirthUpdateRequired: false,
      verified: true,
      mobileNumberVerified: false,
      currency: { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' },
      activeCurrency: { code: 'AUD' },
      availableBalance: '1000.50',
      depositLimits: [{ frequency: 'DAILY', limit: '400.00', currency: { code: 'AUD' } }],
      intercomToken: support.data?.['intercomUserToken'],
    });
    expect(support.data?.['intercomUserToken']).toMatchObject({ expiresAt: '2026-01-05T03:00:00.000Z' });
  });

  it('WALLET-03 WALLET-06 shows the five wallets of the active currency; bonus money is not withdrawable', async () => {
    const { world, member, token } = await signedIn();
    await credit(world, member.id, 'MAIN', 'AUD', 10_000n);
    await credit(world, member.id, 'CASINO', 'AUD', 2_050n);
    await credit(world, member.id, 'CASINO_BONUS', 'AUD', 333n);
    await credit(world, member.id, 'SPORT', 'AUD', 1n);
    await credit(world, member.id, 'SPORT_BONUS', 'AUD', 700n);
    await credit(world, member.id, 'MAIN', 'BTC', 14_250_000n);
    const fields = 'availableBalance wallets { currency { code } mainCash casinoCash casinoBonus sportsCash sportsBonus withdrawableBalance }';
    expect(await me(world, token, fields)).toEqual({
      availableBalance: '130.84',
      wallets: {
        currency: { code: 'AUD' },
        mainCash: '100.00',
        casinoCash: '20.50',
        casinoBonus: '3.33',
        sportsCash: '0.01',
        sportsBonus: '7.00',
        withdrawableBalance: '120.51',
      },
    });
    await update(world, token, { activeCurrency: 'BTC' });
    expect(await me(world, token, fields)).toMatchObject({
      availableBalance: '0.14250000',
      wallets: { currency: { code: 'BTC' }, mainCash: '0.14250000', casinoCash: '0.00000000', withdrawableBalance: '0.14250000' },
    });
  });

  it('WALLET-11 has favourites with their balances, as a field and as a query, and the wallet settings', async () => {
    const { world, member, token } = await signedIn();
    await credit(world, member.id, 'MAIN', 'BTC', 14_250_000n);
    await update(world, token, {
      favoriteCurrencies: ['BTC', 'NZD', 'ETH'],
      hideZeroBalances: true,
      displayCryptoCurrencyInFiat: true,
      displayedFiatCurrency: 'NZD',
    });
    const favourites = [
      { code: 'BTC', type: 'CRYPTO', balance: '0.14250000' },
      { code: 'NZD', type: 'FIAT', balance: '0.00' },
      { code: 'ETH', type: 'CRYPTO', balance: '0.00000000' },
    ];
    const fields = `favoriteCurrencyDetails { code type balance } hideZeroBalances displayCryptoCurrencyInFiat displayedFiatCurrency { code }
      favoriteCryptoBalances { currency { code } amount displayedAmount displayedCurrency displayedCurrencySymbol }`;
    expect(await me(world, token, fields)).toEqual({
      favoriteCurrencyDetails: favourites,
      favoriteCryptoBalances: [
        {
          currency: { code: 'BTC' },
          amount: '0.14250000',
          displayedAmount: '22072.01',
          displayedCurrency: 'NZD',
          displayedCurrencySymbol: 'NZ$',
        },
        {
          currency: { code: 'ETH' },
          amount: '0.00000000',
          displayedAmount: '0.00',
          displayedCurrency: 'NZD',
          displayedCurrencySymbol: 'NZ$',
        },
      ],
      hideZeroBalances: true,
      displayCryptoCurrencyInFiat: true,
      displayedFiatCurrency: { code: 'NZD' },
    });
    const query = '{ favoriteCurrencyDetails { code type balance } }';
    const { data } = await callGraphQL(platform, world, { query, token });
    expect(data).toEqual({ favoriteCurrencyDetails: favourites });
  });
});

describe('updateMe', () => {
  it('PROF-03 stores names, address, date of birth and active currency', async () => {
    const { world, token } = await signedIn();
    const input = { firstName: 'Mia', lastName: 'Callahan', address: HOME, dateOfBirth: '1990-04-12', activeCurrency: 'NZD' };
    expect((await update(world, token, input)).code).toBeNull();
    expect(await me(world, token, profile)).toEqual({
      ...input,
      activeCurrency: { code: 'NZD' },
      nameUpdateRequired: false,
      dateOfBirthUpdateRequired: false,
    });
  });

  it('keeps what is left out or null, and answers an empty input with the account as it is', async () => {
    const { world, token } = await signedIn();
    await update(world, token, { firstName: 'Mia', lastName: 'Callahan', address: HOME, dateOfBirth: '1990-04-12' });
    const before = await me(world, token, profile);
    expect((await update(world, token, {})).code).toBeNull();
    expect((await update(world, token, { firstName: null, address: null, activeCurrency: null })).code).toBeNull();
    expect(await me(world, token, profile)).toEqual(before);
  });

  it('takes names and places of any script, and cleans free text', async () => {
    const { world, token } = await signedIn();
    const input = {
      firstName: ' Nguyễn-Ánh\u0007 ',
      lastName: "O'Brien <script>alert(1)</script>李",
      address: { ...HOME, street: 'Καλλιρρόης 12', locality: 'Москва', stateDistrict: '東京 "23"' },
    };
    expect((await update(world, token, input)).code).toBeNull();
    expect(await me(world, token, 'firstName lastName address { street locality stateDistrict }')).toEqual({
      firstName: 'Nguyễn-Ánh',
      lastName: 'O&#39;Brien 李',
      address: { street: 'Καλλιρρόης 12', locality: 'Москва', stateDistrict: '東京 &quot;23&quot;' },
    });
  });

  it('cuts a name of 10,000 characters to 500', async () => {
    const { world, token } = await signedIn();
    await update(world, token, { firstName: 'ü'.repeat(10_000), lastName: 'Callahan' });
    expect(await me(world, token, 'firstName')).toEqual({ firstName: 'ü'.repeat(500) });
  });

  it.each([
    ['a blank name', { firstName: ' \u0007', lastName: 'Callahan' }, 'First name is required.'],
    ['one name alone', { firstName: 'Mia' }, 'Last name is required.'],
    ['a person below 18', { dateOfBirth: '2008-01-06' }, 'You must be at least 18 years old.'],
    [
      'other signs in a street',
      { address: { ...HOME, street: '14/2 Banksia Street' } },
      'Street may hold only letters, digits, commas and spaces.',
    ],
    ['a blank state', { address: { ...HOME, stateDistrict: ' ' } }, 'State is required.'],
    ['an unknown country', { address: { ...HOME, country: 'ZZ' } }, 'Country must be a country code.'],
    ['an inherited name for a country', { address: { ...HOME, country: 'constructor' } }, 'Country must be a country code.'],
    ['an unknown currency', { activeCurrency: 'XXX' }, 'This currency is not available.'],
    ['crypto as the displayed fiat currency', { displayedFiatCurrency: 'BTC' }, 'This currency is not available.'],
    ['an unknown favourite', { favoriteCurrencies: ['AUD', 'XXX'] }, 'This currency is not available.'],
    ['an unknown timezone', { timezone: 'Mars/Olympus' }, 'This timezone is not known.'],
    [
      'another e-mail address',
      { email: 'new@magpie.test' },
      'Your email address can no longer be changed. Please contact support.',
    ],
  ])('refuses %s and changes nothing of the rest', async (_what, wrong, message) => {
    const { world, token } = await signedIn();
    const all = `${profile} timezone displayedFiatCurrency { code } favoriteCurrencyDetails { code } hideZeroBalances`;
    const before = await me(world, token, all);
    const refused = await update(world, token, { hideZeroBalances: true, ...wrong });
    expect(refused.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await me(world, token, all)).toEqual(before);
  });

  it('lets somebody whose 18th birthday is today in their own timezone through', async () => {
    const { world, token } = await signedIn();
    expect((await update(world, token, { dateOfBirth: '2008-01-05' })).code).toBeNull();
  });

  it('fixes name and birthday once given, but takes them back as they are', async () => {
    const { world, token } = await signedIn();
    const own = { firstName: 'Mia', lastName: 'Callahan', dateOfBirth: '1990-04-12' };
    await update(world, token, own);
    expect((await update(world, token, own)).code).toBeNull();
    expect((await update(world, token, { ...own, lastName: 'Other' })).errors).toMatchObject([
      { message: 'Your name can no longer be changed. Please contact support.' },
    ]);
    expect((await update(world, token, { dateOfBirth: '1991-04-12' })).errors).toMatchObject([
      { message: 'Your date of birth can no longer be changed. Please contact support.' },
    ]);
    expect(await me(world, token, 'firstName lastName dateOfBirth')).toEqual(own);
  });

  it('gives an address to an account without one, unless it is taken', async () => {
    const { world, member, token } = await signedIn();
    const other = await addMember(world);
    await world.write(({ db }) => db.updateTable('members').set({ email: null }).where('id', '=', member.id).execute());
    expect((await update(world, token, { email: other.email.toUpperCase() })).code).toBe('ACCOUNT_EXISTS');
    expect((await update(world, token, { email: 'Own.Address@Magpie.test' })).code).toBeNull();
    expect(await me(world, token, 'email')).toEqual({ email: 'own.address@magpie.test' });
  });
});

describe('data of other members', () => {
  it('API-17 is neither shown nor changed by account calls', async () => {
    const { world, member, token } = await signedIn();
    const other = await addMember(world);
    await credit(world, other.id, 'MAIN', 'AUD', 999_900n);
    await update(world, token, { firstName: 'Mia', lastName: 'Callahan', address: HOME });
    expect(await me(world, token, 'id availableBalance')).toEqual({ id: member.id, availableBalance: '0.00' });
    const row = await world.db.selectFrom('members').selectAll().where('id', '=', other.id).executeTakeFirstOrThrow();
    expect([row.first_name, row.address_street]).toEqual([null, null]);
  });

  it.each(['id', 'address'])('API-17 gives no support token for another %s', async (foreign) => {
    const { world, member, token } = await signedIn();
    const other = await addMember(world);
    const query = 'mutation Token($id: ID!, $email: String!) { intercomUserToken(accountId: $id, email: $email) { token } }';
    const variables = {
      id: foreign === 'id' ? other.id : member.id,
      email: foreign === 'address' ? other.email : member.email,
    };
    const { code, data } = await callGraphQL(platform, world, { query, variables, token });
    expect([code, data ?? null]).toEqual(['BAD_USER_INPUT', null]);
    expect(await world.db.selectFrom('support_tokens').selectAll().execute()).toEqual([]);
  });
});

describe('fetchLocation', () => {
  it('PROF-13 returns state and country of the connection', async () => {
    const world = await platform.newWorld(NOW);
    const ask = async () => (await callGraphQL(platform, world, { query: '{ fetchLocation { state country } }' })).data;
    expect(await ask()).toEqual({ fetchLocation: { state: 'New South Wales', country: 'AU' } });
    await world.write((unit) => {
      unit.setSettings({ detectedCountry: 'DE' });
      return Promise.resolve();
    });
    expect(await ask()).toEqual({ fetchLocation: { state: null, country: 'DE' } });
  });
});
