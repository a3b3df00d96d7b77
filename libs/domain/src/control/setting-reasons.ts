import type { ReasonTable } from '../decision/index.ts';

export type SettingReason =
  | 'unknownVendor'
  | 'currencies'
  | 'threshold'
  | 'country'
  | 'contents'
  | 'registrationFields';

export interface SettingDetails {
  readonly vendor: string;
}

export const settingReasons = {
  contents: {
    code: 'BAD_USER_INPUT',
    text: () => 'contents must have a title of 1 to 200 characters and a body of at most 100000.',
  },
  currencies: {
    code: 'BAD_USER_INPUT',
    text: () => 'availableCurrencies must name at least one known currency and no other.',
  },
  country: {
    code: 'BAD_USER_INPUT',
    text: () => 'detectedCountry must be a country code of two capitals.',
  },
  threshold: {
    code: 'BAD_USER_INPUT',
    text: () => 'gbgThresholdAmount must be above 0, with at most 2 decimals.',
  },
  unknownVendor: {
    code: 'NOT_FOUND',
    text: ({ vendor }) => `There is no vendor '${vendor}' in this world.`,
  },
  registrationFields: {
    code: 'BAD_USER_INPUT',
    text: () =>
      'registrationFields may only set currency to HIDDEN, OPTIONAL or MANDATORY and marketingConsent to HIDDEN or OPTIONAL.',
  },
} as const satisfies ReasonTable<SettingReason, SettingDetails>;
