import { money } from '@magpie/domain/money';
import type { CurrencyType } from '@magpie/domain/money';
import { timezoneOfCountry } from '@magpie/domain/site';
import { hashPassword } from '../platform/auth/index.ts';
import { houseAccount, memberAccount } from '../platform/ledger/index.ts';
import type { BookedWallet } from '../platform/ledger/index.ts';
import type { Unit } from '../platform/worlds/index.ts';
import { people } from './people.ts';
import type { OpeningBalance, Person } from './people.ts';

export const SEEDED_PASSWORD = 'Magpie@2026';

const DAY_MS = 86_400_000;
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
    mobile_number: person.mobileNumber,
    mobile_country: person.country,
    first_name: person.firstName,
    last_name: person.lastName,
    date_of_birth: person.dateOfBirth,
  };
}

function address(person: Person) {
  const { address: home } = person;
  return {
    address_street: home?.street ?? null,
    address_post_code: home?.postCode ?? null,
    address_locality: home?.locality ?? null,
    address_state_district: home?.stateDistrict ?? null,
    address_country: home ? person.country : null,
  };
}

function flags({ has }: Person) {
  const flag = (name: (typeof has)[number]) => (has.includes(name) ? 1 : 0);
  return {
    verified: flag('verified'),
    mobile_number_verified: flag('mobileNumberVerified'),
    name_update_required: flag('nameUpdateRequired'),
    date_of_birth_update_required: flag('nameUpdateRequired'),
    deposit_blocked: flag('depositBlocked'),
    withdrawal_blocked: flag('withdrawalBlocked'),
    has_first_deposit: flag('firstDeposit'),
  } as const;
}

async function open(unit: Unit, id: string, balance: OpeningBalance, daysAgo: number): Promise<void> {
  const { currency, amount, type } = balance;
  const wallet: BookedWallet = balance.wallet ?? 'MAIN';
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
  await unit.db
    .insertInto('members')
    .values({
      id,
      ...identity(person),
      ...address(person),
      ...flags(person),
      status: person.status ?? 'ENABLED',
      password_hash: passwordHash,
      currency: person.currency,
      active_currency: person.currency,
      displayed_fiat_currency: person.currency,
      timezone: timezoneOfCountry(person.country),
      created_at: unit.now.getTime() - person.memberForDays * DAY_MS,
    })
    .execute();
  // Nobody had money before they joined.
  const daysAgo = Math.min(30, person.memberForDays);
  for (const balance of person.balances) await open(unit, id, balance, daysAgo);
  for (const [position, currency] of person.favourites.entries()) {
    await unit.db
      .insertInto('member_favourite_currencies')
      .values({ member_id: id, currency, position })
      .execute();
  }
  for (const limit of person.depositLimits) {
    await unit.db
      .insertInto('deposit_limits')
      .values({
        member_id: id,
        frequency: limit.frequency,
        currency: person.currency,
        limit_minor: minorUnits(limit.amount, 'FIAT'),
      })
      .execute();
  }
}

/** The people of every fresh world, with their accounts and opening balances. */
export async function seedMembers(unit: Unit): Promise<void> {
  const passwordHash = await hashPassword(SEEDED_PASSWORD, SALT);
  for (const person of people) await addMember(unit, person, passwordHash);
}
