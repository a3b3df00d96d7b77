import { fullPhoneNumber, toDateInput, toStoredDate } from '../format/index.ts';
import { phoneCountries } from '../site/index.ts';
import type { Profile, ProfileAddress, ProfileField } from './profile.ts';
import { tidyText } from './profile-text.ts';

/** What the personal details of an account are made of. */
export interface AccountDetails extends Profile {
  /** With its calling code, for example '+61412345678'. */
  readonly mobileNumber?: string | null;
}

/** What a form of personal details holds: texts as typed. */
export interface ProfileDraft extends Record<ProfileField, string> {
  /** As MM/DD/YYYY. */
  dateOfBirth: string;
  /** Local or with its calling code. */
  mobileNumber: string;
  /** ISO 3166 code of the country of a local number. */
  phoneCountry: string;
}

const addressFields = ['country', 'postCode', 'locality', 'street', 'stateDistrict'] as const;
const personFields = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

function draftNumberOf(stored: string): Pick<ProfileDraft, 'mobileNumber' | 'phoneCountry'> {
  const country = phoneCountries.find(({ dialCode }) => stored.startsWith(dialCode));
  return country
    ? { mobileNumber: stored.slice(country.dialCode.length), phoneCountry: country.code }
    : { mobileNumber: stored, phoneCountry: 'AU' };
}

/** The form that an account fills, empty where nothing is stored. */
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

/** The number of a form as the platform takes it, with its calling code (FMT-14); empty when there is none. */
export function draftNumber({
  mobileNumber,
  phoneCountry,
}: Pick<ProfileDraft, 'mobileNumber' | 'phoneCountry'>): string {
  const dialCode = phoneCountries.find(({ code }) => code === phoneCountry)?.dialCode ?? '';
  return fullPhoneNumber(dialCode, mobileNumber);
}

/** Whether a form holds another mobile number than the account (PROF-05). The way it is written does not matter. */
export function numberDiffers(
  stored: string | null | undefined,
  draft: Pick<ProfileDraft, 'mobileNumber' | 'phoneCountry'>,
): boolean {
  return draftNumber(draft) !== (stored ?? '');
}

/** Whether any part of an address is known, so that none is filled in from the visitor's location (PROF-12). */
export function hasAddress({ address }: Profile): boolean {
  return addressFields.some((field) => tidyText(address?.[field] ?? '') !== '');
}

const birthdayOf = (draft: ProfileDraft) => toStoredDate(draft.dateOfBirth) ?? draft.dateOfBirth;

function differs(field: ProfileField, stored: ProfileDraft, draft: ProfileDraft): boolean {
  if (field === 'dateOfBirth') return birthdayOf(stored) !== birthdayOf(draft);
  return tidyText(stored[field]) !== tidyText(draft[field]);
}

/** Where a connection comes from, as far as it can be told. */
export interface LookedUpPlace {
  readonly country?: string | null;
  readonly state?: string | null;
}

/** The account as a form begins with it: without an address it has country and state of the location (PROF-12). */
export function withLocation(account: AccountDetails, location: LookedUpPlace | undefined): AccountDetails {
  if (hasAddress(account) || !location?.country) return account;
  return { ...account, address: { country: location.country, stateDistrict: location.state ?? null } };
}

/** The fields in which a form says something else than the account, blanks and ways of writing aside (PROF-11). */
export function changedDetails(
  account: AccountDetails,
  draft: ProfileDraft,
): readonly (ProfileField | 'mobileNumber')[] {
  const stored = draftOf(account);
  const changed = [...personFields, ...addressFields].filter((field) => differs(field, stored, draft));
  return numberDiffers(account.mobileNumber, draft) ? [...changed, 'mobileNumber'] : changed;
}

/** New values for an account, as updateMe takes them. */
export interface ProfileChanges {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** yyyy-MM-dd */
  dateOfBirth?: string;
  address?: { [F in keyof Required<ProfileAddress>]: string };
}

/** What updateMe is to be told: what changed, and the address whole as soon as a part of it did (PROF-03). */
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
