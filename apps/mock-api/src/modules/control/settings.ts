import { decideSettings, settingReasons } from '@magpie/domain/control';
import type { SettingFacts } from '@magpie/domain/control';
import { registrationFields } from '@magpie/domain/identity';
import type { RegistrationField } from '@magpie/domain/identity';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { availableCurrencies, changedContents, changeSiteSettings, siteSettings } from '../config/index.ts';
import type { ContentChange, SiteSettings } from '../config/index.ts';
import { forgetCatalogue, setVendorState, vendorIds } from '../games/index.ts';

type Given<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

export type SettingsInput = Given<Omit<SiteSettings, 'askedAtSignUp' | 'contents' | 'maintenance'>> & {
  readonly registrationFields?: readonly RegistrationField[] | null | undefined;
  readonly contents?: readonly ContentChange[] | null | undefined;
  readonly vendorStates?:
    | readonly { readonly vendor: string; readonly state: 'ACTIVE' | 'IN_MAINTENANCE' }[]
    | null
    | undefined;
};

type VendorStates = NonNullable<SettingsInput['vendorStates']>;

async function firstUnknown(db: Reader, states: VendorStates): Promise<string | null> {
  const known = new Set(await vendorIds(db));
  return states.find(({ vendor }) => !known.has(vendor))?.vendor ?? null;
}

async function factsOf({ db, world }: Unit, input: SettingsInput): Promise<SettingFacts> {
  return {
    contents: input.contents ?? [],
    availableCurrencies: input.availableCurrencies ?? null,
    detectedCountry: input.detectedCountry ?? null,
    gbgThresholdAmount: input.gbgThresholdAmount ?? null,
    unknownVendor: await firstUnknown(db, input.vendorStates ?? []),
    registrationFields: input.registrationFields ?? [],
    asked: siteSettings(world).askedAtSignUp,
  };
}

/** Changes settings of a world. @throws Refusal BAD_USER_INPUT or NOT_FOUND, changing nothing */
export async function changeSettings(world: World, input: SettingsInput): Promise<void> {
  const { vendorStates, contents, registrationFields: fields, ...settings } = input;
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value != null));
  await world.write(async (unit) => {
    const decision = decideSettings(await factsOf(unit, input));
    if (!decision.allowed) throw refusalOf(settingReasons, decision);
    const { gbgThresholdAmount, asked } = decision.plan;
    for (const { vendor, state } of vendorStates ?? []) await setVendorState(unit.db, vendor, state);
    changeSiteSettings(unit, {
      ...given,
      ...(gbgThresholdAmount !== null && { gbgThresholdAmount }),
      ...(fields && { askedAtSignUp: asked }),
      ...(contents && { contents: changedContents(siteSettings(world).contents, contents, unit.now) }),
    });
  });
  if (vendorStates) forgetCatalogue(world);
}

/** The settings of a world with the vendors that are in maintenance; currencies in the order they are answered. */
export async function settingsView(world: World) {
  const settings = siteSettings(world);
  return {
    ...settings,
    registrationFields: [...registrationFields(settings.emailVerificationEnabled, settings.askedAtSignUp)],
    availableCurrencies: availableCurrencies(world).map((currency) => currency.code),
    vendorsInMaintenance: await vendorIds(world.db, 'IN_MAINTENANCE'),
  };
}
