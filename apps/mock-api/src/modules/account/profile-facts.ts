import type { GivenProfile, ProfileFacts, StoredProfile } from '@magpie/domain/account';
import { updateProfileSchema } from '@magpie/domain/account/forms';
import { memberToday } from '@magpie/domain/calendar';
import type { Given } from '#platform/filters/index.ts';
import { timezonesOf } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { availableCurrencies, isCountry } from '../config/index.ts';
import { memberByEmail } from './store/index.ts';
import type { MemberRow } from './store/index.ts';

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

export interface AddressInput {
  readonly country: string;
  readonly postCode: string;
  readonly locality: string;
  readonly street: string;
  readonly stateDistrict: string;
}

export interface GatheredProfile {
  readonly facts: ProfileFacts;
  readonly address: AddressInput | null;
}

const stored = (row: MemberRow): StoredProfile => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  dateOfBirth: row.dateOfBirth,
  nameUpdateRequired: row.nameUpdateRequired,
  dateOfBirthUpdateRequired: row.dateOfBirthUpdateRequired,
});

function chosenCurrencies(input: ProfileInput): GivenProfile['currencies'] {
  const { activeCurrency, displayedFiatCurrency, favoriteCurrencies } = input;
  return [
    ...(activeCurrency == null ? [] : [{ code: activeCurrency, fiatOnly: false }]),
    ...(displayedFiatCurrency == null ? [] : [{ code: displayedFiatCurrency, fiatOnly: true }]),
    ...(favoriteCurrencies ?? []).map((code) => ({ code, fiatOnly: false })),
  ];
}

/** Gathers what decides about new values of an account (PROF-06 to PROF-08, PROF-10). */
export async function gatherProfile(
  unit: Unit,
  row: MemberRow,
  input: ProfileInput,
): Promise<GatheredProfile> {
  const read = updateProfileSchema(memberToday(timezonesOf(row), unit.now)).safeParse(input);
  const [issue] = read.error?.issues ?? [];
  const tidy = read.data ?? {};
  const email = tidy.email?.toLowerCase() ?? null;
  const given: GivenProfile = {
    firstName: tidy.firstName ?? null,
    lastName: tidy.lastName ?? null,
    dateOfBirth: tidy.dateOfBirth ?? null,
    countryKnown: tidy.address ? isCountry(tidy.address.country) : null,
    currencies: chosenCurrencies(input),
    email,
  };
  const facts: ProfileFacts = {
    stored: stored(row),
    given,
    invalid: issue ? { field: String(issue.path.at(-1) ?? ''), text: issue.message } : null,
    offered: availableCurrencies(unit.world),
    emailTaken: email !== null && (await memberByEmail(unit.db, email)) !== undefined,
  };
  return { facts, address: tidy.address ?? null };
}
