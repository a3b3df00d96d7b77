import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decideRegistrationFields } from '../identity/index.ts';
import type { AskedAtSignUp, RegistrationField } from '../identity/index.ts';
import { currencyOf, money } from '../money/index.ts';
import type { SettingDetails, SettingReason } from './setting-reasons.ts';

export interface SettingFacts {
  readonly contents: readonly {
    readonly title?: string | null | undefined;
    /** Null removes the text. */
    readonly body?: string | null | undefined;
  }[];
  readonly availableCurrencies: readonly string[] | null;
  readonly detectedCountry: string | null;
  readonly gbgThresholdAmount: string | null;
  /** The first of the named vendors that the world does not have. */
  readonly unknownVendor: string | null;
  readonly registrationFields: readonly RegistrationField[];
  readonly asked: AskedAtSignUp;
}

export interface SettingPlan {
  readonly gbgThresholdAmount: string | null;
  readonly asked: AskedAtSignUp;
}

const longestTitle = 200;
const longestBody = 100_000;

function fits({ title, body }: SettingFacts['contents'][number]): boolean {
  if (body == null) return true;
  const heading = title?.trim() ?? '';
  return heading !== '' && heading.length <= longestTitle && body.length <= longestBody;
}

const areCurrencies = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => currencyOf(code));

function thresholdOf(amount: string): string | null {
  const parsed = money.parse(amount, 'FIAT');
  return parsed.ok && parsed.value > 0n ? money.format(parsed.value, 'FIAT') : null;
}

function wrongValue(facts: SettingFacts, threshold: string | null): SettingReason | null {
  const { contents, availableCurrencies, detectedCountry, gbgThresholdAmount, unknownVendor } = facts;
  if (!contents.every(fits)) return 'contents';
  if (availableCurrencies !== null && !areCurrencies(availableCurrencies)) return 'currencies';
  if (detectedCountry !== null && !/^[A-Z]{2}$/.test(detectedCountry)) return 'country';
  if (gbgThresholdAmount !== null && threshold === null) return 'threshold';
  return unknownVendor === null ? null : 'unknownVendor';
}

/** Decides on settings of a site that an operator changes: all of them, or none. */
export function decideSettings(facts: SettingFacts): Decision<SettingPlan, SettingReason, SettingDetails> {
  const details = { vendor: facts.unknownVendor ?? '' };
  const { gbgThresholdAmount: amount } = facts;
  const threshold = amount === null ? null : thresholdOf(amount);
  const wrong = wrongValue(facts, threshold);
  if (wrong !== null) return refuse(wrong, details);
  const fields = decideRegistrationFields(facts.asked, facts.registrationFields);
  if (!fields.allowed) return refuse(fields.reason, details);
  return allow({ gbgThresholdAmount: threshold, asked: fields.plan });
}
