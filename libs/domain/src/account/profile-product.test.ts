import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideDepositAccess, decideProfile, depositAccessReasons, profileReasons } from './index.ts';
import type {
  DepositAccessFacts,
  GivenProfile,
  ProfileFacts,
  ProfileReason,
  StoredProfile,
} from './index.ts';
import { facts as unchanged } from './testing/profiles.ts';

interface Change {
  readonly stored?: Partial<StoredProfile>;
  readonly given?: Partial<GivenProfile>;
  readonly others?: Partial<Pick<ProfileFacts, 'invalid' | 'emailTaken'>>;
}

const facts: ProfileFacts = { ...unchanged, stored: { ...unchanged.stored, lastName: 'Lee' } };

function changed(before: ProfileFacts, change: Change): ProfileFacts {
  return {
    ...before,
    ...change.others,
    stored: { ...before.stored, ...change.stored },
    given: { ...before.given, ...change.given },
  };
}

const decide = (...changes: readonly Change[]) => decideProfile(changes.reduce(changed, facts));

const reasonOf = (...changes: readonly Change[]) => {
  const decision = decide(...changes);
  return decision.allowed ? null : decision.reason;
};

/** In the order in which they are told. */
const problems: readonly (readonly [ProfileReason, Change])[] = [
  ['invalid', { others: { invalid: { field: 'street', text: 'Street is required.' } } }],
  ['nameMissing', { stored: { firstName: null }, given: { lastName: 'Lee' } }],
  ['nameFixed', { given: { lastName: 'Other' } }],
  ['birthdayFixed', { given: { dateOfBirth: '1991-12-31' } }],
  ['countryUnknown', { given: { countryKnown: false } }],
  ['currencyUnavailable', { given: { currencies: [{ code: 'NZD', fiatOnly: false }] } }],
  ['emailFixed', { given: { email: 'new@magpie.test' } }],
];
const pairs = problems.flatMap(([first, early], at) =>
  problems.slice(at + 1).map(([second, late]) => [first, second, early, late] as const),
);

describe('the problems of new details', () => {
  it.each(problems)('%s is told alone', (reason, change) => {
    expect(reasonOf(change)).toBe(reason);
  });

  it.each(pairs)('%s is told before %s', (first, _, early, late) => {
    expect(reasonOf(early, late)).toBe(first);
  });

  it('an address that is fixed is told before one that is taken', () => {
    const change = { given: { email: 'new@magpie.test' }, others: { emailTaken: true } };
    expect(reasonOf(change)).toBe('emailFixed');
    expect(reasonOf({ ...change, stored: { email: null } })).toBe('emailTaken');
    expect(reasonOf({ ...change, stored: { email: '' } })).toBe('emailTaken');
  });

  it('an address that somebody has concerns nobody who gives none, or their own', () => {
    expect(reasonOf({ others: { emailTaken: true } })).toBeNull();
    expect(reasonOf({ given: { email: 'mia@magpie.test' }, others: { emailTaken: true } })).toBeNull();
  });
});

describe('a name, by what is stored and what is given', () => {
  const fixed = 'nameFixed firstName';
  const missing = 'nameMissing lastName';

  it.each<[Partial<StoredProfile>, Partial<GivenProfile>, string]>([
    [{}, { firstName: 'Mia' }, 'Mia Lee'],
    [{}, { firstName: 'Amy' }, fixed],
    [{}, { firstName: 'mia' }, fixed],
    [{}, { firstName: '' }, 'nameMissing firstName'],
    [{ nameUpdateRequired: true }, { firstName: 'Amy' }, 'Amy Lee'],
    [{ nameUpdateRequired: true }, { firstName: '' }, 'nameMissing firstName'],
    [{ firstName: null }, { firstName: 'Amy' }, 'Amy Lee'],
    [{ firstName: '' }, { firstName: 'Amy' }, 'Amy Lee'],
    [{ lastName: null }, { firstName: 'Mia' }, missing],
    [{ lastName: '' }, { firstName: 'Mia' }, missing],
    [{ lastName: null }, { lastName: 'Lee' }, 'Mia Lee'],
    [{ firstName: null, lastName: null }, { firstName: 'Amy', lastName: 'Lee' }, 'Amy Lee'],
    [{ firstName: null, lastName: null }, {}, 'unchanged'],
  ])('%o given %o: %s', (ofStored, ofGiven, expected) => {
    const decision = decide({ stored: ofStored, given: ofGiven });
    const { name } = decision.allowed ? decision.plan : { name: null };
    const told = decision.allowed
      ? name && `${name.firstName} ${name.lastName}`
      : `${decision.reason} ${decision.details.field ?? ''}`;
    expect(told ?? 'unchanged').toBe(expected);
  });
});

describe('a date of birth, by what is stored and whether it is asked for', () => {
  it.each([
    ['1990-04-12', false, '1990-04-12', null],
    ['1990-04-12', false, '1991-12-31', 'birthdayFixed'],
    ['1990-04-12', true, '1991-12-31', null],
    [null, false, '1991-12-31', null],
    ['', false, '1991-12-31', null],
    ['1990-04-12', false, null, null],
  ])('stored %j, asked for %s, given %j: %s', (dateOfBirth, dateOfBirthUpdateRequired, day, reason) => {
    const change = { stored: { dateOfBirth, dateOfBirthUpdateRequired }, given: { dateOfBirth: day } };
    expect(reasonOf(change)).toBe(reason);
    if (reason === null) expect(decide(change)).toMatchObject({ plan: { dateOfBirth: day } });
  });
});

describe('currencies that are chosen', () => {
  it.each([
    [[['AUD', false]], null],
    [[['AUD', true]], null],
    [[['BTC', false]], null],
    [[['BTC', true]], 'currencyUnavailable'],
    [[['aud', false]], 'currencyUnavailable'],
    [
      [
        ['AUD', false],
        ['NZD', false],
      ],
      'currencyUnavailable',
    ],
    [
      [
        ['AUD', false],
        ['BTC', false],
      ],
      null,
    ],
  ] as const)('%j: %s', (chosen, reason) => {
    const currencies = chosen.map(([code, fiatOnly]) => ({ code, fiatOnly }));
    expect(reasonOf({ given: { currencies } })).toBe(reason);
  });
});

it('the reasons have these codes and sentences', () => {
  const details = { field: null, text: 'First name' };
  const rows = reasonRows(profileReasons, details);
  expect(rows).toEqual([
    ['invalid', 'BAD_USER_INPUT', 'First name'],
    ['nameMissing', 'BAD_USER_INPUT', 'First name is required.'],
    ['nameFixed', 'BAD_USER_INPUT', 'Your name can no longer be changed. Please contact support.'],
    [
      'birthdayFixed',
      'BAD_USER_INPUT',
      'Your date of birth can no longer be changed. Please contact support.',
    ],
    ['countryUnknown', 'BAD_USER_INPUT', 'Country must be a country code.'],
    ['currencyUnavailable', 'BAD_USER_INPUT', 'This currency is not available.'],
    ['emailFixed', 'BAD_USER_INPUT', 'Your email address can no longer be changed. Please contact support.'],
    ['emailTaken', 'ACCOUNT_EXISTS', 'This email address already has an account.'],
  ]);
});

describe('who may deposit, by every combination of two facts that refuse', () => {
  const member: DepositAccessFacts = {
    signedIn: true,
    depositBlocked: false,
    profileComplete: true,
    mobileVerificationRequired: false,
  };
  const against = [
    ['signedOut', { signedIn: false }],
    ['blocked', { depositBlocked: true }],
    ['profileIncomplete', { profileComplete: false }],
    ['mobileNotVerified', { mobileVerificationRequired: true }],
  ] as const;
  const both = against.flatMap(([first, early], at) =>
    against.slice(at).map(([second, late]) => [first, second, { ...member, ...early, ...late }] as const),
  );

  it.each(both)('%s is told before %s', (first, _, facts) => {
    expect(decideDepositAccess(facts)).toMatchObject({ allowed: false, reason: first });
  });

  it.each(against.slice(1))('%s is not told before the session is known', (_, change) => {
    const decision = decideDepositAccess({ ...member, ...change, signedIn: null });
    expect(decision).toEqual({ allowed: true, plan: { settled: false } });
  });

  it('is told in these words', () => {
    expect(Object.values(depositAccessReasons).map(({ text }) => text())).toEqual([
      'Log in to deposit.',
      'Deposits are currently blocked on your account. Please contact support.',
      'A deposit needs a few more of your details first.',
      'A deposit needs your mobile number to be verified first.',
    ]);
  });
});
