import { decideProfile, profileReasons } from '@magpie/domain/account';
import type { ProfilePlan } from '@magpie/domain/account';
import { decideTimezone, timezoneReasons } from '@magpie/domain/calendar';
import { requireLiveSession } from '#platform/auth/index.ts';
import type { Caller } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { jsonText, timezonesOf } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { moveClaimDays } from '../cashback/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { gatherProfile } from './profile-facts.ts';
import type { AddressInput, ProfileInput } from './profile-facts.ts';
import type { MemberChanges, MemberRow } from './store/index.ts';
import { changeMemberRow, memberRow, saveFavourites } from './store/index.ts';

export type { AddressInput, ProfileInput } from './profile-facts.ts';

function detailChanges({ name, dateOfBirth, email }: ProfilePlan): MemberChanges {
  return {
    ...(name && { firstName: name.firstName, lastName: name.lastName, nameUpdateRequired: false }),
    ...(dateOfBirth !== null && { dateOfBirth, dateOfBirthUpdateRequired: false }),
    ...(email !== null && { email }),
  };
}

const addressChanges = (address: AddressInput | null): MemberChanges =>
  address === null
    ? {}
    : {
        addressStreet: address.street,
        addressPostCode: address.postCode,
        addressLocality: address.locality,
        addressStateDistrict: address.stateDistrict,
        addressCountry: address.country,
      };

const settingChanges = (input: ProfileInput): MemberChanges => ({
  ...(input.activeCurrency != null && { activeCurrency: input.activeCurrency }),
  ...(input.displayedFiatCurrency != null && { displayedFiatCurrency: input.displayedFiatCurrency }),
  ...(input.hideZeroBalances != null && { hideZeroBalances: input.hideZeroBalances }),
  ...(input.displayCryptoCurrencyInFiat != null && {
    displayCryptoInFiat: input.displayCryptoCurrencyInFiat,
  }),
});

/** Another timezone counts from the next day, week and month on (CASHBK-10, DEP-13). */
function timezoneChanges(row: MemberRow, { timezone }: ProfileInput, now: Date): MemberChanges {
  if (timezone == null || timezone === row.timezone) return {};
  const decision = decideTimezone(timezonesOf(row), timezone, now);
  if (!decision.allowed) {
    throw refusalOf(timezoneReasons, decision, { field: timezoneReasons[decision.reason].field });
  }
  return { timezone, timezoneChoices: jsonText(decision.plan.map((choice) => ({ ...choice }))) };
}

async function decidedChanges(unit: Unit, row: MemberRow, input: ProfileInput): Promise<MemberChanges> {
  const { facts, address } = await gatherProfile(unit, row, input);
  const decision = decideProfile(facts);
  if (!decision.allowed) {
    const { field } = decision.details;
    throw refusalOf(profileReasons, decision, field === null ? undefined : { field });
  }
  return { ...detailChanges(decision.plan), ...addressChanges(address) };
}

/**
 * Changes a member's account and answers it as stored; a refused input changes nothing (PROF).
 * @throws Refusal BAD_USER_INPUT naming what is wrong, RATE_LIMITED or ACCOUNT_EXISTS
 */
export async function updateProfile(world: World, caller: Caller, input: ProfileInput): Promise<MemberRow> {
  const memberId = caller.id;
  return world.write(async (unit) => {
    // Whoever has the address has a way in.
    await requireLiveSession(unit.db, caller);
    const row = await memberRow(unit.db, memberId);
    const changes: MemberChanges = {
      ...(await decidedChanges(unit, row, input)),
      ...settingChanges(input),
      ...timezoneChanges(row, input, unit.now),
    };
    const favourites = input.favoriteCurrencies;
    if (favourites != null) await saveFavourites(unit.db, memberId, [...new Set(favourites)]);
    await changeMemberRow(unit.db, memberId, changes);
    if (changes.timezone !== undefined) await moveClaimDays(unit, memberId);
    // Balances are pushed in the active currency, so the member's other devices hear of the new one.
    if ((changes.activeCurrency ?? row.activeCurrency) !== row.activeCurrency) {
      await publishBalance(unit, memberId);
    }
    return memberRow(unit.db, memberId);
  });
}
