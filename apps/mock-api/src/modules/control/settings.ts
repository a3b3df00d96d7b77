import { currencyOf, money } from '@magpie/domain/money';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { availableCurrencies, changeSiteSettings, siteSettings } from '../config/index.ts';
import type { SiteSettings } from '../config/index.ts';
import { forgetCatalogue } from '../games/index.ts';

type Given<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** Settings to change; what is left out or null stays as it is. */
export type SettingsInput = Given<Omit<SiteSettings, 'maintenance'>> & {
  readonly vendorStates?:
    readonly { readonly vendor: string; readonly state: 'ACTIVE' | 'IN_MAINTENANCE' }[] | null | undefined;
};

function checkCurrencies(codes: readonly string[]): void {
  if (codes.length > 0 && codes.every((code) => currencyOf(code))) return;
  throw new Refusal(
    'BAD_USER_INPUT',
    'availableCurrencies must name at least one known currency and no other.',
  );
}

/** The threshold as it is answered. @throws Refusal BAD_USER_INPUT */
function readThreshold(amount: string): string {
  const parsed = money.parse(amount, 'FIAT');
  if (parsed.ok && parsed.value > 0n) return money.format(parsed.value, 'FIAT');
  throw new Refusal('BAD_USER_INPUT', 'gbgThresholdAmount must be above 0, with at most 2 decimals.');
}

/** The settings to write. @throws Refusal BAD_USER_INPUT for a value that a setting cannot have */
function checked(patch: Partial<SiteSettings>): Partial<SiteSettings> {
  const { availableCurrencies: offered, gbgThresholdAmount, detectedCountry } = patch;
  if (offered) checkCurrencies(offered);
  if (detectedCountry !== undefined && !/^[A-Z]{2}$/.test(detectedCountry)) {
    throw new Refusal('BAD_USER_INPUT', 'detectedCountry must be a country code of two capitals.');
  }
  if (gbgThresholdAmount === undefined) return patch;
  return { ...patch, gbgThresholdAmount: readThreshold(gbgThresholdAmount) };
}

async function setVendorStates(
  unit: Unit,
  states: NonNullable<SettingsInput['vendorStates']>,
): Promise<void> {
  for (const { vendor, state } of states) {
    const changed = await unit.db
      .updateTable('vendors')
      .set({ state })
      .where('id', '=', vendor)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n)
      throw new Refusal('NOT_FOUND', `There is no vendor '${vendor}' in this world.`);
  }
}

/** Changes settings of a world. @throws Refusal BAD_USER_INPUT or NOT_FOUND, changing nothing */
export async function changeSettings(world: World, input: SettingsInput): Promise<void> {
  const { vendorStates, ...settings } = input;
  const given = Object.entries(settings).filter(([, value]) => value != null);
  const patch = checked(Object.fromEntries(given));
  await world.write(async (unit) => {
    if (vendorStates) await setVendorStates(unit, vendorStates);
    if (given.length > 0) changeSiteSettings(unit, patch);
  });
  if (vendorStates) forgetCatalogue(world);
}

/** The settings of a world with the vendors that are in maintenance; currencies in the order they are answered. */
export async function settingsView(world: World) {
  const vendors = await world.db
    .selectFrom('vendors')
    .select('id')
    .where('state', '=', 'IN_MAINTENANCE')
    .orderBy('id')
    .execute();
  return {
    ...siteSettings(world),
    availableCurrencies: availableCurrencies(world).map((currency) => currency.code),
    vendorsInMaintenance: vendors.map((vendor) => vendor.id),
  };
}
