import { decideProfile, profileReasons } from '@magpie/domain/account';
import type { ProfilePlan } from '@magpie/domain/account';
import { decideTimezone, timezoneReasons } from '@magpie/domain/calendar';
import type { Updateable } from 'kysely';
import { refusalOf } from '#platform/graphql/index.ts';
import { jsonText, timezonesOf } from '#platform/store/index.ts';
import type { Database } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { gatherProfile } from './profile-facts.ts';
import type { AddressInput, ProfileInput } from './profile-facts.ts';
import type { MemberRow } from './store.ts';
import { memberRow } from './store.ts';

export type { AddressInput, ProfileInput } from './profile-facts.ts';

type Changes = Updateable<Database['members']>;

function detailChanges({ name, dateOfBirth, email }: ProfilePlan): Changes {
  return {
    ...(name && { firstName: name.firstName, lastName: name.lastName, nameUpdateRequired: false }),
    ...(dateOfBirth !== null && { dateOfBirth, dateOfBirthUpdateRequired: false }),
    ...(email !== null && { email }),
  };
}

const addressChanges = (address: AddressInput | null): Changes =>
  address === null
    ? {}
    : {
        addressStreet: address.street,
        addressPostCode: address.postCode,
        addressLocality: address.locality,
        addressStateDistrict: address.stateDistrict,
        addressCountry: address.country,
      };

const settingChanges = (input: ProfileInput): Changes => ({
  ...(input.activeCurrency != null && { activeCurrency: input.activeCurrency }),
  ...(input.displayedFiatCurrency != null && { displayedFiatCurrency: input.displayedFiatCurrency }),
  ...(input.hideZeroBalances != null && { hideZeroBalances: input.hideZeroBalances }),
  ...(input.displayCryptoCurrencyInFiat != null && {
    displayCryptoInFiat: input.displayCryptoCurrencyInFiat,
  }),
});

/** Another timezone counts from the next day, week and month on (CASHBK-10, DEP-13). */
function timezoneChanges(row: MemberRow, { timezone }: ProfileInput, now: Date): Changes {
  if (timezone == null || timezone === row.timezone) return {};
  const decision = decideTimezone(timezonesOf(row), timezone, now);
  if (!decision.allowed) {
    throw refusalOf(timezoneReasons, decision, { field: timezoneReasons[decision.reason].field });
  }
  return { timezone, timezoneChoices: jsonText(decision.plan.map((choice) => ({ ...choice }))) };
}

async function decidedChanges(unit: Unit, row: MemberRow, input: ProfileInput): Promise<Changes> {
  const { facts, address } = await gatherProfile(unit, row, input);
  const decision = decideProfile(facts);
  if (!decision.allowed) {
    const { field } = decision.details;
    throw refusalOf(profileReasons, decision, field === null ? undefined : { field });
  }
  return { ...detailChanges(decision.plan), ...addressChanges(address) };
}

async function replaceFavourites(unit: Unit, memberId: string, codes: readonly string[]): Promise<void> {
  await unit.db.deleteFrom('memberFavouriteCurrencies').where('memberId', '=', memberId).execute();
  for (const [position, currency] of [...new Set(codes)].entries()) {
    await unit.db.insertInto('memberFavouriteCurrencies').values({ memberId, currency, position }).execute();
  }
}

/**
 * Changes a member's account and answers it as stored; a refused input changes nothing (PROF).
 *
 * @throws Refusal BAD_USER_INPUT naming what is wrong, RATE_LIMITED or ACCOUNT_EXISTS
 */
export async function updateProfile(world: World, memberId: string, input: ProfileInput): Promise<MemberRow> {
  return world.write(async (unit) => {
    const row = await memberRow(unit.db, memberId);
    const changes: Changes = {
      ...(await decidedChanges(unit, row, input)),
      ...settingChanges(input),
      ...timezoneChanges(row, input, unit.now),
    };
    if (input.favoriteCurrencies != null) await replaceFavourites(unit, memberId, input.favoriteCurrencies);
    if (Object.keys(changes).length > 0) {
      await unit.db.updateTable('members').set(changes).where('id', '=', memberId).execute();
    }
    // Balances are pushed in the active currency, so the member's other devices hear of the new one.
    if ((changes.activeCurrency ?? row.activeCurrency) !== row.activeCurrency) {
      await publishBalance(unit, memberId);
    }
    return memberRow(unit.db, memberId);
  });
}
