import { currencyOf, defaultCurrency } from '@magpie/domain/money';
import { jsonText } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { awardSignUpPromo } from '../promos/index.ts';
import { saveFavourites, saveMember } from './store/index.ts';

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

/** Without a name or address, which are asked for before the first deposit; with the promo of the sign-up (PROMO-51). */
export async function insertMember(unit: Unit, applicant: Applicant): Promise<string> {
  const id = unit.timelessId('mem');
  const { email, mobileNumber, currency, marketingConsent } = applicant;
  await saveMember(unit.db, {
    id,
    username: email ?? mobileNumber,
    email,
    mobileNumber,
    mobileCountry: applicant.countryCode,
    mobileNumberVerified: true,
    passwordHash: applicant.passwordHash,
    nameUpdateRequired: true,
    dateOfBirthUpdateRequired: true,
    currency,
    activeCurrency: currency,
    displayedFiatCurrency: displayedFiat(currency),
    timezone: applicant.timezone,
    marketingConsent: marketingConsent,
    communicationChannels: jsonText(marketingConsent ? ['EMAIL', 'SMS'] : []),
    brand: applicant.brand,
    createdAt: unit.now.getTime(),
  });
  await saveFavourites(unit.db, id, [currency]);
  await awardSignUpPromo(unit, id, currency);
  return id;
}
