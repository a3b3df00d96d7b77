import { fullPhoneNumber, toDateInput, toStoredDate } from '../format/index.ts';
import { phoneCountries } from '../site/index.ts';
import type { Profile, ProfileAddress, ProfileField } from './profile.ts';
import { tidyText } from './profile-text.ts';

export interface AccountDetails extends Profile {
  /** With its calling code, for example '+61412345678'. */
  readonly mobileNumber?: string | null;
}

export interface ProfileDraft extends Record<ProfileField, string> {
  dateOfBirth: string;
  /** Local or with its calling code. */
  mobileNumber: string;
  /** ISO 3166 code of the country of a local number. */
  phoneCountry: string;
}

const addressFields = ['country', 'postCode', 'locality', 'street', 'stateDistrict'] as const;
const personFields = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

function draftNumberOf(stored: string): Pick<ProfileDraft, 'mobileNumber' | 'phoneCountry'> {
  const country = phoneCountries.find(({ callingCode }) => stored.startsWith(callingCode));
  return country
    ? { mobileNumber: stored.slice(country.callingCode.length), phoneCountry: country.code }
    : { mobileNumber: stored, phoneCountry: 'AU' };
}

export function draftOf(account: AccountDetails): ProfileDraft {
  const { address } = account;
  return {
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    email: account.email ?? '',
    dateOfBirth: toDateInput(account.dateOfBirth),
    ...draftNumberOf(account.mobileNumber ?? ''),
    country: address?.country ?? '',
    postCode: address?.postCode ?? '',
    locality: address?.locality ?? '',
    street: address?.street ?? '',
    stateDistrict: address?.stateDistrict ?? '',
  };
}

/** The form's number with its calling code, as the platform expects it (FMT-14); empty when there is none. */
export function draftNumber({
  mobileNumber,
  phoneCountry,
}: Pick<ProfileDraft, 'mobileNumber' | 'phoneCountry'>): string {
  const callingCode = phoneCountries.find(({ code }) => code === phoneCountry)?.callingCode ?? '';
  return fullPhoneNumber(callingCode, mobileNumber);
}

/** Whether the mobile number in the form differs from the account's (PROF-05). Formatting does not matter. */
export function numberDiffers(
  stored: string | null | undefined,
  draft: Pick<ProfileDraft, 'mobileNumber' | 'phoneCountry'>,
): boolean {
  return draftNumber(draft) !== (stored ?? '');
}

/** Whether any part of an address is known; if so, none is prefilled from the visitor's location (PROF-12). */
export function hasAddress({ address }: Profile): boolean {
  return addressFields.some((field) => tidyText(address?.[field] ?? '') !== '');
}

const birthdayOf = (draft: ProfileDraft) => toStoredDate(draft.dateOfBirth) ?? draft.dateOfBirth;

function differs(field: ProfileField, stored: ProfileDraft, draft: ProfileDraft): boolean {
  if (field === 'dateOfBirth') return birthdayOf(stored) !== birthdayOf(draft);
  return tidyText(stored[field]) !== tidyText(draft[field]);
}

export interface LookedUpPlace {
  readonly country?: string | null;
  readonly state?: string | null;
}

/** The initial values of the form: without an address, country and state come from the visitor's location (PROF-12). */
export function withLocation(account: AccountDetails, location: LookedUpPlace | undefined): AccountDetails {
  if (hasAddress(account) || !location?.country) return account;
  return { ...account, address: { country: location.country, stateDistrict: location.state ?? null } };
}

/** The fields whose form value differs from the account, ignoring blanks and formatting (PROF-11). */
export function changedDetails(
  account: AccountDetails,
  draft: ProfileDraft,
): readonly (ProfileField | 'mobileNumber')[] {
  const stored = draftOf(account);
  const changed = [...personFields, ...addressFields].filter((field) => differs(field, stored, draft));
  return numberDiffers(account.mobileNumber, draft) ? [...changed, 'mobileNumber'] : changed;
}

export interface ProfileChanges {
  firstName?: string;
  lastName?: string;
  email?: string;
  dateOfBirth?: string;
  address?: { [F in keyof Required<ProfileAddress>]: string };
}

/** The input of updateMe: only what changed, and the whole address as soon as a part of it did (PROF-03). */
export function profileChanges(account: AccountDetails, draft: ProfileDraft): ProfileChanges {
  const changed = changedDetails(account, draft);
  const text = (field: ProfileField) => tidyText(draft[field]);
  return {
    ...(changed.includes('firstName') && { firstName: text('firstName') }),
    ...(changed.includes('lastName') && { lastName: text('lastName') }),
    ...(changed.includes('email') && { email: text('email') }),
    ...(changed.includes('dateOfBirth') && { dateOfBirth: birthdayOf(draft) }),
    ...(addressFields.some((field) => changed.includes(field)) && {
      address: {
        country: text('country'),
        postCode: text('postCode'),
        locality: text('locality'),
        street: text('street'),
        stateDistrict: text('stateDistrict'),
      },
    }),
  };
}
