import { describe, expect, it } from 'vitest';
import { addMember } from '#test/kit/index.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { HOME, me, PROFILE, signedIn, startAccountPlatform, update } from '#test/kit/account.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startAccountPlatform);

describe('updateMe', () => {
  it('PROF-03 stores names, address, date of birth and active currency', async () => {
    const { world, token } = await signedIn(platform);
    const input = {
      firstName: 'Mia',
      lastName: 'Callahan',
      address: HOME,
      dateOfBirth: '1990-04-12',
      activeCurrency: 'NZD',
    };
    expect((await update(platform, world, token, input)).code).toBeNull();
    expect(await me(platform, world, token, PROFILE)).toEqual({
      ...input,
      activeCurrency: { code: 'NZD' },
      nameUpdateRequired: false,
      dateOfBirthUpdateRequired: false,
    });
  });

  it('WALLET-16 pushes the balances in the new active currency, and nothing when it stays', async () => {
    const { world, token } = await signedIn(platform);
    const field = '{ balanceUpdated { lowCashBalance wallets { mainCash currency { code } } } }';
    const pushes = await openPushes(platform, world, token, [field]);
    await update(platform, world, token, { activeCurrency: 'AUD' });
    await update(platform, world, token, { hideZeroBalances: true });
    await update(platform, world, token, { activeCurrency: 'NZD' });
    const wallets = { mainCash: '0.00', currency: { code: 'NZD' } };
    expect(await pushes.next()).toEqual({ balanceUpdated: { lowCashBalance: false, wallets } });
    pushes.close();
  });

  it('keeps what is left out or null, and answers an empty input with the account as it is', async () => {
    const { world, token } = await signedIn(platform);
    await update(platform, world, token, {
      firstName: 'Mia',
      lastName: 'Callahan',
      address: HOME,
      dateOfBirth: '1990-04-12',
    });
    const before = await me(platform, world, token, PROFILE);
    expect((await update(platform, world, token, {})).code).toBeNull();
    expect(
      (await update(platform, world, token, { firstName: null, address: null, activeCurrency: null })).code,
    ).toBeNull();
    expect(await me(platform, world, token, PROFILE)).toEqual(before);
  });

  it('takes names and places of any script and stores them tidied', async () => {
    const { world, token } = await signedIn(platform);
    const input = {
      firstName: ' Nguyễn-Ánh\u0007 ',
      lastName: "O'Brien  محمد 李",
      address: { ...HOME, street: 'Καλλιρρόης  12', locality: 'Москва', stateDistrict: "Hawke's Bay" },
    };
    expect((await update(platform, world, token, input)).code).toBeNull();
    expect(
      await me(platform, world, token, 'firstName lastName address { street locality stateDistrict }'),
    ).toEqual({
      firstName: 'Nguyễn-Ánh',
      lastName: "O'Brien محمد 李",
      address: { street: 'Καλλιρρόης 12', locality: 'Москва', stateDistrict: "Hawke's Bay" },
    });
  });

  it('names the field of a refused value for clients', async () => {
    const { world, token } = await signedIn(platform);
    const refused = await update(platform, world, token, { address: { ...HOME, locality: '<b>' } });
    expect(refused.errors).toMatchObject([{ extensions: { details: { field: 'locality' } } }]);
  });

  it.each([
    ['a blank name', { firstName: ' \u0007', lastName: 'Callahan' }, 'First name is required.'],
    [
      'a script for a name',
      { firstName: '<script>alert(1)</script>', lastName: 'Callahan' },
      'First name may hold only letters, digits, spaces, hyphens, apostrophes, commas and full stops.',
    ],
    [
      'a name of 10,000 characters',
      { firstName: 'Mia', lastName: 'ü'.repeat(10_000) },
      'Last name can have at most 100 characters.',
    ],
    ['a person below 18', { dateOfBirth: '2008-01-06' }, 'You must be at least 18 years old.'],
    [
      'other signs in a street',
      { address: { ...HOME, street: '14/2 Banksia Street' } },
      'Street may hold only letters, digits, commas and spaces.',
    ],
    ['a blank state', { address: { ...HOME, stateDistrict: ' ' } }, 'State is required.'],
    [
      'a script in a suburb',
      { address: { ...HOME, locality: '<script>alert(1)</script>' } },
      'Suburb or town may hold only letters, digits, commas and spaces.',
    ],
    [
      'a street of 10,000 characters',
      { address: { ...HOME, street: 'a'.repeat(10_000) } },
      'Street can have at most 200 characters.',
    ],
    ['an unknown country', { address: { ...HOME, country: 'ZZ' } }, 'Country must be a country code.'],
    [
      'an inherited name for a country',
      { address: { ...HOME, country: 'constructor' } },
      'Country must be a country code.',
    ],
    ['an unknown currency', { activeCurrency: 'XXX' }, 'This currency is not available.'],
    [
      'crypto as the displayed fiat currency',
      { displayedFiatCurrency: 'BTC' },
      'This currency is not available.',
    ],
    ['an unknown favourite', { favoriteCurrencies: ['AUD', 'XXX'] }, 'This currency is not available.'],
    ['an unknown timezone', { timezone: 'Mars/Olympus' }, 'This timezone is not known.'],
    [
      'another e-mail address',
      { email: 'new@magpie.test' },
      'Your email address can no longer be changed. Please contact support.',
    ],
  ])('refuses %s and changes nothing of the rest', async (_what, wrong, message) => {
    const { world, token } = await signedIn(platform);
    const all = `${PROFILE} timezone displayedFiatCurrency { code } favoriteCurrencyDetails { code } hideZeroBalances`;
    const before = await me(platform, world, token, all);
    const refused = await update(platform, world, token, { hideZeroBalances: true, ...wrong });
    expect(refused.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await me(platform, world, token, all)).toEqual(before);
  });

  it('FMT-24 keeps the timezone a member chooses, with every one before, and says when there were too many', async () => {
    const { world, token } = await signedIn(platform);
    const fields = 'timezone timezoneChoices { timezone since }';
    const choose = (timezone: string) => update(platform, world, token, { timezone });
    const since = world.now().toISOString();
    const first = { timezone: 'Australia/Sydney', since: '1970-01-01T00:00:00.000Z' };
    expect(await me(platform, world, token, fields)).toEqual({
      timezone: 'Australia/Sydney',
      timezoneChoices: [first],
    });
    await choose('Australia/Perth');
    await choose('Australia/Perth');
    expect(await me(platform, world, token, fields)).toEqual({
      timezone: 'Australia/Perth',
      timezoneChoices: [first, { timezone: 'Australia/Perth', since }],
    });
    for (const timezone of ['UTC', 'Asia/Tokyo', 'Europe/Rome', 'Asia/Seoul'])
      expect((await choose(timezone)).code).toBeNull();
    expect((await choose('UTC')).errors).toMatchObject([
      {
        message: 'Your timezone was changed several times today. Please change it again tomorrow.',
        extensions: { code: 'RATE_LIMITED' },
      },
    ]);
    expect(await me(platform, world, token, 'timezone')).toEqual({ timezone: 'Asia/Seoul' });
    await world.clock.advance('P1D');
    expect((await choose('UTC')).code).toBeNull();
  });

  it('lets somebody whose 18th birthday is today in their own timezone through', async () => {
    const { world, token } = await signedIn(platform);
    expect((await update(platform, world, token, { dateOfBirth: '2008-01-05' })).code).toBeNull();
  });

  it('fixes name and birthday once given, but takes them back as they are', async () => {
    const { world, token } = await signedIn(platform);
    const own = { firstName: 'Mia', lastName: 'Callahan', dateOfBirth: '1990-04-12' };
    await update(platform, world, token, own);
    expect((await update(platform, world, token, own)).code).toBeNull();
    expect((await update(platform, world, token, { ...own, lastName: 'Other' })).errors).toMatchObject([
      { message: 'Your name can no longer be changed. Please contact support.' },
    ]);
    expect((await update(platform, world, token, { dateOfBirth: '1991-04-12' })).errors).toMatchObject([
      { message: 'Your date of birth can no longer be changed. Please contact support.' },
    ]);
    expect(await me(platform, world, token, 'firstName lastName dateOfBirth')).toEqual(own);
  });

  it('lets a missing part of a fixed name be added, and never takes one name alone', async () => {
    const { world, member, token } = await signedIn(platform);
    await world.write(({ db }) =>
      db
        .updateTable('members')
        .set({ firstName: 'Mia', lastName: null, nameUpdateRequired: false })
        .where('id', '=', member.id)
        .execute(),
    );
    expect((await update(platform, world, token, { firstName: 'Mia' })).errors).toMatchObject([
      { message: 'Last name is required.' },
    ]);
    expect((await update(platform, world, token, { lastName: 'Callahan' })).code).toBeNull();
    expect(await me(platform, world, token, 'firstName lastName')).toEqual({
      firstName: 'Mia',
      lastName: 'Callahan',
    });
  });

  it('gives an address to an account without one, unless it is taken', async () => {
    const { world, member, token } = await signedIn(platform);
    const other = await addMember(world);
    await world.write(({ db }) =>
      db.updateTable('members').set({ email: null }).where('id', '=', member.id).execute(),
    );
    expect((await update(platform, world, token, { email: other.email.toUpperCase() })).code).toBe(
      'ACCOUNT_EXISTS',
    );
    expect((await update(platform, world, token, { email: 'Own.Address@Magpie.test' })).code).toBeNull();
    expect(await me(platform, world, token, 'email')).toEqual({ email: 'own.address@magpie.test' });
  });
});
