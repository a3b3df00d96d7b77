import { currencyOf, defaultCurrency } from '@magpie/domain/money';
import { jsonText, toFlag } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';

export interface Applicant {
  readonly email: string | null;
  readonly passwordHash: string | null;
  /** Full number, proved by a code. */
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly timezone: string;
  readonly marketingConsent: boolean;
  readonly brand: string;
}

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
