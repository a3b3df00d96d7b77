import { money } from '@magpie/domain/money';
import type { CurrencyType } from '@magpie/domain/money';
import { timezoneOfCountry } from '@magpie/domain/site';
import { hashPassword } from '#platform/auth/index.ts';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { people } from './people.ts';
import type { OpeningBalance, Person } from './people.ts';
import { regulars } from './regulars/people.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

export const SEEDED_PASSWORD = 'Magpie@2026';

const SALT = Buffer.from('magpie-seed-salt');

/** The id of a seeded person, the same in every world. */
export const seededMemberId = (name: string): string => `mem_${name}`;

function minorUnits(amount: string, type: CurrencyType): bigint {
  const parsed = money.parse(amount, type);
  if (!parsed.ok) throw new Error(`The seed amount ${amount} is no amount.`);
  return parsed.value;
}

function identity(person: Person) {
  return {
    username: person.email,
    email: person.email,
    mobileNumber: person.mobileNumber,
    mobileCountry: person.country,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
  };
}

function address(person: Person) {
  const { address: home } = person;
  return {
    addressStreet: home?.street ?? null,
    addressPostCode: home?.postCode ?? null,
    addressLocality: home?.locality ?? null,
    addressStateDistrict: home?.stateDistrict ?? null,
    addressCountry: home ? person.country : null,
  };
}

function flags({ has }: Person) {
  const flag = (name: (typeof has)[number]) => has.includes(name);
  return {
    verified: flag('verified'),
    mobileNumberVerified: flag('mobileNumberVerified'),
    nameUpdateRequired: flag('nameUpdateRequired'),
    dateOfBirthUpdateRequired: flag('nameUpdateRequired'),
    depositBlocked: flag('depositBlocked'),
    withdrawalBlocked: flag('withdrawalBlocked'),
    hasFirstDeposit: flag('firstDeposit'),
  } as const;
}

async function open(unit: Unit, id: string, balance: OpeningBalance, daysAgo: number): Promise<void> {
  const { currency, amount, type } = balance;
  const wallet: LedgerWallet = balance.wallet ?? 'MAIN';
  const units = minorUnits(amount, type);
  await unit.post({
    key: `opening:${id}:${wallet}:${currency}`,
    type: 'SYSTEM_CREDIT',
    memberId: id,
    postings: [
      { account: houseAccount('OPENING', currency), amount: -units },
      { account: memberAccount(id, wallet, currency), amount: units },
    ],
    details: { name: 'Opening balance' },
    at: new Date(unit.now.getTime() - daysAgo * DAY_MS),
  });
}

async function addMember(unit: Unit, person: Person, passwordHash: string): Promise<void> {
  const id = seededMemberId(person.key);
  await addRows(unit.db, 'members', {
    id,
    ...identity(person),
    ...address(person),
    ...flags(person),
    status: person.status ?? 'ENABLED',
    passwordHash,
    currency: person.currency,
    activeCurrency: person.activeCurrency ?? person.currency,
    displayedFiatCurrency: person.currency,
    timezone: timezoneOfCountry(person.country),
    createdAt: unit.now.getTime() - person.memberForDays * DAY_MS,
  });
  // Nobody had money before they joined.
  const daysAgo = Math.min(30, person.memberForDays);
  for (const balance of person.balances) await open(unit, id, balance, daysAgo);
  for (const [position, currency] of person.favourites.entries()) {
    await addRows(unit.db, 'memberFavouriteCurrencies', { memberId: id, currency, position });
  }
  for (const limit of person.depositLimits) {
    await addRows(unit.db, 'depositLimits', {
      memberId: id,
      frequency: limit.frequency,
      currency: person.currency,
      limitMinor: minorUnits(limit.amount, 'FIAT'),
    });
  }
}

/** The people of every fresh world, with their accounts and opening balances. */
export async function seedMembers(unit: Unit): Promise<void> {
  const passwordHash = await hashPassword(SEEDED_PASSWORD, SALT);
  for (const person of [...people, ...regulars]) await addMember(unit, person, passwordHash);
}
