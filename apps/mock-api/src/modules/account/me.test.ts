import { describe, expect, it } from 'vitest';
import { addMember, callGraphQL } from '#test/kit/index.ts';
import { credit, HOME, me, PROFILE, signedIn, startAccountPlatform, update } from '#test/kit/account.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startAccountPlatform);

describe('the account', () => {
  it('PROF-01 has every field of the PROFILE, the limits and the support token', async () => {
    const { world, member, token } = await signedIn(platform);
    await world.write(async ({ db }) => {
      const limit = {
        memberId: member.id,
        frequency: 'DAILY',
        currency: 'AUD',
        limitMinor: 40_000n,
      } as const;
      await db.insertInto('depositLimits').values(limit).execute();
      await db.updateTable('members').set({ verified: true }).where('id', '=', member.id).execute();
    });
    await credit(world, member.id, 'MAIN', { currency: 'AUD', amount: 100_050n });
    await update(platform, world, token, {
      firstName: 'Mia',
      lastName: 'Callahan',
      dateOfBirth: '1990-04-12',
      address: HOME,
    });
    const support = await callGraphQL(platform, world, {
      query:
        'mutation Token($id: ID!, $email: String!) { intercomUserToken(accountId: $id, email: $email) { token expiresAt } }',
      variables: { id: member.id, email: member.email },
      token,
    });
    const fields = `id username email ${PROFILE} mobileNumber verified mobileNumberVerified currency { code name symbol type }
      availableBalance depositLimits { frequency limit currency { code } } intercomToken { token expiresAt }`;
    expect(await me(platform, world, token, fields)).toEqual({
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

  it('WALLET-02 WALLET-03 WALLET-06 shows the five wallets of the active currency and their sum; bonus money is not withdrawable', async () => {
    const { world, member, token } = await signedIn(platform);
    const held = { MAIN: 10_000n, CASINO: 2_050n, CASINO_BONUS: 333n, SPORT: 1n, SPORT_BONUS: 700n };
    for (const [wallet, amount] of Object.entries(held))
      await credit(world, member.id, wallet as keyof typeof held, { currency: 'AUD', amount });
    await credit(world, member.id, 'MAIN', { currency: 'BTC', amount: 14_250_000n });
    const fields =
      'availableBalance wallets { currency { code } mainCash casinoCash casinoBonus sportsCash sportsBonus withdrawableBalance }';
    expect(await me(platform, world, token, fields)).toEqual({
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
    await update(platform, world, token, { activeCurrency: 'BTC' });
    expect(await me(platform, world, token, fields)).toMatchObject({
      availableBalance: '0.14250000',
      wallets: {
        currency: { code: 'BTC' },
        mainCash: '0.14250000',
        casinoCash: '0.00000000',
        withdrawableBalance: '0.14250000',
      },
    });
  });

  it('WALLET-11 WALLET-13 has favourites with their balances, as a field and as a query, and the wallet settings, saved through updateMe', async () => {
    const { world, member, token } = await signedIn(platform);
    await credit(world, member.id, 'MAIN', { currency: 'BTC', amount: 14_250_000n });
    await update(platform, world, token, {
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
    expect(await me(platform, world, token, fields)).toEqual({
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

describe('data of other members', () => {
  it('API-17 is neither shown nor changed by account calls', async () => {
    const { world, member, token } = await signedIn(platform);
    const other = await addMember(world);
    await credit(world, other.id, 'MAIN', { currency: 'AUD', amount: 999_900n });
    await update(platform, world, token, { firstName: 'Mia', lastName: 'Callahan', address: HOME });
    expect(await me(platform, world, token, 'id availableBalance')).toEqual({
      id: member.id,
      availableBalance: '0.00',
    });
    const row = await world.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect([row.firstName, row.addressStreet]).toEqual([null, null]);
  });

  it.each(['id', 'address'])('API-17 gives no support token for another %s', async (foreign) => {
    const { world, member, token } = await signedIn(platform);
    const other = await addMember(world);
    const query =
      'mutation Token($id: ID!, $email: String!) { intercomUserToken(accountId: $id, email: $email) { token } }';
    const variables = {
      id: foreign === 'id' ? other.id : member.id,
      email: foreign === 'address' ? other.email : member.email,
    };
    const { code, data } = await callGraphQL(platform, world, { query, variables, token });
    expect([code, data ?? null]).toEqual(['BAD_USER_INPUT', null]);
    expect(await world.db.selectFrom('supportTokens').selectAll().execute()).toEqual([]);
  });
});

describe('fetchLocation', () => {
  it('PROF-13 returns state and country of the connection', async () => {
    const world = await platform.newWorld();
    const ask = async () =>
      (await callGraphQL(platform, world, { query: '{ fetchLocation { state country } }' })).data;
    expect(await ask()).toEqual({ fetchLocation: { state: 'New South Wales', country: 'AU' } });
    await world.write((unit) => {
      unit.setSettings({ detectedCountry: 'DE' });
      return Promise.resolve();
    });
    expect(await ask()).toEqual({ fetchLocation: { state: null, country: 'DE' } });
  });
});
