import { changedRegistration, registrationFields, type RegistrationField } from '@magpie/domain/identity';
import { currencyOf, money } from '@magpie/domain/money';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { availableCurrencies, changedContents, changeSiteSettings, siteSettings } from '../config/index.ts';
import type { ContentChange, SiteSettings } from '../config/index.ts';
import { forgetCatalogue } from '../games/index.ts';

type Given<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** Settings to change; what is left out or null stays as it is. */
export type SettingsInput = Given<Omit<SiteSettings, 'askedAtSignUp' | 'contents' | 'maintenance'>> & {
  readonly registrationFields?: readonly RegistrationField[] | null | undefined;
  readonly contents?: readonly ContentChange[] | null | undefined;
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

const TITLE_LIMIT = 200;
const BODY_LIMIT = 100_000;

function checkContents(contents: readonly ContentChange[]): void {
  for (const { title, body } of contents) {
    if (body == null) continue;
    const heading = title?.trim() ?? '';
    if (heading === '' || heading.length > TITLE_LIMIT || body.length > BODY_LIMIT) {
      throw new Refusal(
        'BAD_USER_INPUT',
        'contents must have a title of 1 to 200 characters and a body of at most 100000.',
      );
    }
  }
}

/** @throws Refusal BAD_USER_INPUT for a field that a brand cannot treat so */
function askFor(unit: Unit, fields: readonly RegistrationField[]): void {
  const changed = changedRegistration(siteSettings(unit.world).askedAtSignUp, fields);
  if (!changed.ok) throw new Refusal('BAD_USER_INPUT', changed.message);
  changeSiteSettings(unit, { askedAtSignUp: changed.asked });
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
  const { vendorStates, contents, registrationFields: fields, ...settings } = input;
  if (contents) checkContents(contents);
  const given = Object.entries(settings).filter(([, value]) => value != null);
  const patch = checked(Object.fromEntries(given));
  await world.write(async (unit) => {
    if (vendorStates) await setVendorStates(unit, vendorStates);
    if (given.length > 0) changeSiteSettings(unit, patch);
    if (fields) askFor(unit, fields);
    if (contents) {
      const { contents: before } = siteSettings(world);
      changeSiteSettings(unit, { contents: changedContents(before, contents, unit.now) });
    }
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
  const settings = siteSettings(world);
  return {
    ...settings,
    registrationFields: [...registrationFields(settings.emailVerificationEnabled, settings.askedAtSignUp)],
    availableCurrencies: availableCurrencies(world).map((currency) => currency.code),
    vendorsInMaintenance: vendors.map((vendor) => vendor.id),
  };
}
