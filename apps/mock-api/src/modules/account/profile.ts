import { profileLabels } from '@magpie/domain/account';
import { chooseTimezone, memberToday, timezoneReasons } from '@magpie/domain/calendar';
import { updateProfileSchema } from '@magpie/domain/identity-forms';
import type { Updateable } from 'kysely';
import { Refusal } from '../../platform/graphql/index.ts';
import { jsonText, timezonesOf, toFlag } from '../../platform/store/index.ts';
import type { Database } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { availableCurrencies, isCountry } from '../config/index.ts';
import { emitPromoBalance } from '../promos/index.ts';
import { readEmail } from './contacts.ts';
import type { MemberRow } from './store.ts';
import { memberByEmail, memberRow } from './store.ts';

type Changes = Updateable<Database['members']>;
type Given<T> = T | null | undefined;

/** New values for an account; what is left out or null keeps its value. */
export interface ProfileInput {
  readonly firstName?: Given<string>;
  readonly lastName?: Given<string>;
  readonly email?: Given<string>;
  readonly address?: Given<AddressInput>;
  readonly dateOfBirth?: Given<string>;
  readonly activeCurrency?: Given<string>;
  readonly favoriteCurrencies?: Given<readonly string[]>;
  readonly hideZeroBalances?: Given<boolean>;
  readonly displayCryptoCurrencyInFiat?: Given<boolean>;
  readonly displayedFiatCurrency?: Given<string>;
  readonly timezone?: Given<string>;
}

/** A home address to be stored. */
export interface AddressInput {
  readonly country: string;
  readonly postCode: string;
  readonly locality: string;
  readonly street: string;
  readonly stateDistrict: string;
}

const refuse = (message: string, field?: string): never => {
  throw new Refusal('BAD_USER_INPUT', message, field === undefined ? undefined : { field });
};

/** What a profile form may say, tidied; the first field that breaks a rule is refused by its name (PROF-06 to PROF-08). */
function readProfile(row: MemberRow, input: ProfileInput, now: Date) {
  const read = updateProfileSchema(memberToday(timezonesOf(row), now)).safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuse(issue?.message ?? 'The profile is not valid.', String(issue?.path.at(-1) ?? ''));
}

type ReadProfile = ReturnType<typeof readProfile>;

/** A name is fixed once it was given, but a form may send it back as it is, or add the part that is missing (PROF-10). */
function namePart(row: MemberRow, field: 'firstName' | 'lastName', given: string | null | undefined): string {
  const stored = (field === 'firstName' ? row.first_name : row.last_name) ?? '';
  const name = given ?? stored;
  if (name === '') refuse(`${profileLabels[field]} is required.`, field);
  if (row.name_update_required === 0 && stored !== '' && name !== stored) {
    refuse('Your name can no longer be changed. Please contact support.', field);
  }
  return name;
}

function nameChanges(row: MemberRow, { firstName, lastName }: ReadProfile): Changes {
  if (firstName == null && lastName == null) return {};
  return {
    first_name: namePart(row, 'firstName', firstName),
    last_name: namePart(row, 'lastName', lastName),
    name_update_required: 0,
  };
}

function birthdayChanges(row: MemberRow, { dateOfBirth }: ReadProfile): Changes {
  if (dateOfBirth == null) return {};
  const isFixed = row.date_of_birth !== null && row.date_of_birth_update_required === 0;
  if (isFixed && dateOfBirth !== row.date_of_birth) {
    refuse('Your date of birth can no longer be changed. Please contact support.', 'dateOfBirth');
  }
  return { date_of_birth: dateOfBirth, date_of_birth_update_required: 0 };
}

function addressChanges({ address }: ReadProfile): Changes {
  if (address == null) return {};
  return {
    address_street: address.street,
    address_post_code: address.postCode,
    address_locality: address.locality,
    address_state_district: address.stateDistrict,
    address_country: isCountry(address.country)
      ? address.country
      : refuse('Country must be a country code.', 'country'),
  };
}

function currencyChanges(world: World, input: ProfileInput): Changes {
  const offered = availableCurrencies(world);
  const pick = (code: string, fiatOnly: boolean) =>
    offered.some((each) => each.code === code && (!fiatOnly || each.type === 'FIAT'))
      ? code
      : refuse('This currency is not available.');
  return {
    ...(input.activeCurrency == null ? {} : { active_currency: pick(input.activeCurrency, false) }),
    ...(input.displayedFiatCurrency == null
      ? {}
      : { displayed_fiat_currency: pick(input.displayedFiatCurrency, true) }),
  };
}

/** Another timezone counts from the next day, week and month on (CASHBK-10, DEP-13). */
function timezoneChanges(row: MemberRow, { timezone }: ProfileInput, now: Date): Changes {
  if (timezone == null || timezone === row.timezone) return {};
  const decision = chooseTimezone(timezonesOf(row), timezone, now);
  if (!decision.allowed) {
    const { code, text } = timezoneReasons[decision.reason];
    throw new Refusal(code, text, { field: 'timezone' });
  }
  return { timezone, timezone_choices: jsonText(decision.plan.map((choice) => ({ ...choice }))) };
}

function settingChanges(input: ProfileInput): Changes {
  return {
    ...(input.hideZeroBalances == null ? {} : { hide_zero_balances: toFlag(input.hideZeroBalances) }),
    ...(input.displayCryptoCurrencyInFiat == null
      ? {}
      : { display_crypto_in_fiat: toFlag(input.displayCryptoCurrencyInFiat) }),
  };
}

async function emailChanges(unit: Unit, row: MemberRow, input: ProfileInput): Promise<Changes> {
  if (input.email == null) return {};
  const email = readEmail(input.email);
  if (email === row.email) return {};
  if (row.email !== null) refuse('Your email address can no longer be changed. Please contact support.');
  if (await memberByEmail(unit.db, email))
    throw new Refusal('ACCOUNT_EXISTS', 'This email address already has an account.');
  return { email };
}

async function replaceFavourites(unit: Unit, memberId: string, codes: readonly string[]): Promise<void> {
  const offered = availableCurrencies(unit.world).map((currency) => currency.code);
  const wanted = [...new Set(codes)];
  if (!wanted.every((code) => offered.includes(code))) refuse('This currency is not available.');
  await unit.db.deleteFrom('member_favourite_currencies').where('member_id', '=', memberId).execute();
  for (const [position, currency] of wanted.entries()) {
    await unit.db
      .insertInto('member_favourite_currencies')
      .values({ member_id: memberId, currency, position })
      .execute();
  }
}

/**
 * Changes a member's account and answers it as stored; a refused input changes nothing (PROF).
 *
 * @throws Refusal BAD_USER_INPUT naming what is wrong, or ACCOUNT_EXISTS
 */
export async function updateProfile(world: World, memberId: string, input: ProfileInput): Promise<MemberRow> {
  return world.write(async (unit) => {
    const row = await memberRow(unit.db, memberId);
    const profile = readProfile(row, input, unit.now);
    const changes: Changes = {
      ...nameChanges(row, profile),
      ...birthdayChanges(row, profile),
      ...addressChanges(profile),
      ...currencyChanges(world, input),
      ...settingChanges(input),
      ...timezoneChanges(row, input, unit.now),
      ...(await emailChanges(unit, row, input)),
    };
    if (input.favoriteCurrencies != null) await replaceFavourites(unit, memberId, input.favoriteCurrencies);
    if (Object.keys(changes).length > 0) {
      await unit.db.updateTable('members').set(changes).where('id', '=', memberId).execute();
    }
    // Balances are pushed in the active currency, so the member's other devices hear of the new one.
    if ((changes.active_currency ?? row.active_currency) !== row.active_currency) {
      await emitPromoBalance(unit, memberId);
    }
    return memberRow(unit.db, memberId);
  });
}
