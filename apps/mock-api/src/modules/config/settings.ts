import { z } from 'zod';
import { askedByDefault } from '@magpie/domain/identity';
import { currencies } from '@magpie/domain/money';
import { MAINTENANCE_ENDED } from '#platform/auth/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { contentSchema } from './contents.ts';

const askedSchema = z.object({
  currency: z.enum(['HIDDEN', 'OPTIONAL', 'MANDATORY']),
  marketingConsent: z.enum(['HIDDEN', 'OPTIONAL']),
});

const schema = z.object({
  mobileNumberVerificationEnabled: z.boolean().default(true),
  emailVerificationEnabled: z.boolean().default(true),
  checkFraud: z.boolean().default(false),
  multipleSession: z.boolean().default(true),
  checkDepositLimit: z.boolean().default(true),
  availableCurrencies: z.array(z.string()).default(currencies.map((currency) => currency.code)),
  enableGBG: z.boolean().default(false),
  gbgTrigger: z.enum(['DEPOSIT', 'WITHDRAWAL']).default('DEPOSIT'),
  gbgThresholdAmount: z.string().default('2000.00'),
  detectedCountry: z.string().default('AU'),
  captchaMode: z.enum(['ACCEPT', 'REFUSE']).default('ACCEPT'),
  askedAtSignUp: askedSchema.default(askedByDefault),
  contents: z.array(contentSchema).default([]),
  maintenance: z.boolean().default(false),
});

/** Settings of a world's site: those of the config query and those that stand for the outside world (CONF-01). */
export type SiteSettings = z.infer<typeof schema>;

/** The settings of a world as last committed, with the default of each one that was never changed. */
export function siteSettings(world: Pick<World, 'settings'>): SiteSettings {
  return schema.parse(world.settings);
}

/** Whether settings of whatever origin can be those of a site. */
export const takesSettings = (settings: World['settings']): boolean => schema.safeParse(settings).success;

/** Changes the given settings within a unit of work; what is left out stays as it is. */
export function changeSiteSettings(unit: Unit, patch: Partial<SiteSettings>): void {
  unit.setSettings(patch);
  if (patch.maintenance === false) unit.emit({ name: MAINTENANCE_ENDED, memberId: null, payload: {} });
}
