import { isTimeZone } from '@magpie/domain/calendar';
import { decideNewContacts, takenReasons } from '@magpie/domain/contacts';
import { currencyForCountry, currencyOf, defaultCurrency } from '@magpie/domain/money';
import { Refusal, refusalOf } from '../../platform/graphql/index.ts';
import { jsonText, toFlag } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import type { SiteSettings } from '../config/index.ts';
import { memberByEmail, memberByMobile } from './store.ts';

/** Somebody whose sign-up was read and found well-formed. By Telegram there is neither an address nor a password. */
export interface Applicant {
  readonly email: string | null;
  readonly passwordHash: string | null;
  /** Full number, proved by a code. */
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly timezone: string;
  readonly marketingConsent: boolean;
  /** Code of the site the person signs up on. */
  readonly brand: string;
}

/** The wanted currency, or without one that of the country (AUTH-25). @throws Refusal BAD_USER_INPUT */
export function readCurrency(
  wanted: string | null | undefined,
  countryCode: string,
  settings: Pick<SiteSettings, 'availableCurrencies'>,
): string {
  const offered = settings.availableCurrencies;
  if (!wanted) return currencyForCountry(countryCode, offered);
  if (offered.includes(wanted)) return wanted;
  throw new Refusal('BAD_USER_INPUT', 'This currency is not available.');
}

/** The wanted timezone, or without a known one that of the country. */
export function readTimezone(wanted: string | null | undefined, countryCode: string): string {
  if (wanted && isTimeZone(wanted)) return wanted;
  return countryCode === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
}

/** The refusal of somebody who has an account already, or null (AUTH-41). */
export async function duplicate(
  unit: Unit,
  applicant: Pick<Applicant, 'email' | 'mobileNumber'>,
): Promise<Refusal | null> {
  const { email, mobileNumber } = applicant;
  const decision = decideNewContacts({
    emailTaken: email === null ? null : (await memberByEmail(unit.db, email)) !== undefined,
    mobileTaken: (await memberByMobile(unit.db, mobileNumber)) !== undefined,
  });
  return decision.allowed ? null : refusalOf(takenReasons, decision);
}

/** The fiat currency that crypto balances are shown in at first. */
const displayedFiat = (currency: string): string =>
  currencyOf(currency)?.type === 'FIAT' ? currency : defaultCurrency;

/** Stores a new member without a name or address, which are asked for before the first deposit, and answers the id. */
export async function insertMember(unit: Unit, applicant: Applicant): Promise<string> {
  const id = unit.id('mem');
  const { email, mobileNumber, currency, marketingConsent } = applicant;
  await unit.db
    .insertInto('members')
    .values({
      id,
      username: email ?? mobileNumber,
      email,
      mobile_number: mobileNumber,
      mobile_country: applicant.countryCode,
      mobile_number_verified: 1,
      password_hash: applicant.passwordHash,
      name_update_required: 1,
      date_of_birth_update_required: 1,
      currency,
      active_currency: currency,
      displayed_fiat_currency: displayedFiat(currency),
      timezone: applicant.timezone,
      marketing_consent: toFlag(marketingConsent),
      communication_channels: jsonText(marketingConsent ? ['EMAIL', 'SMS'] : []),
      brand: applicant.brand,
      created_at: unit.now.getTime(),
    })
    .execute();
  await unit.db
    .insertInto('member_favourite_currencies')
    .values({ member_id: id, currency, position: 0 })
    .execute();
  return id;
}
