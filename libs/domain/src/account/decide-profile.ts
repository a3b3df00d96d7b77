import { allow, refuse } from '../decision/index.ts';
import type { Decision, Refused } from '../decision/index.ts';
import type { DetailLocks } from './profile-locks.ts';
import { profileLabels } from './profile-text.ts';
import type { ProfileDetails, ProfileReason } from './profile-reasons.ts';

export interface StoredProfile extends DetailLocks {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface GivenProfile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  /** Null without an address. */
  readonly countryKnown: boolean | null;
  readonly currencies: readonly { readonly code: string; readonly fiatOnly: boolean }[];
  readonly email: string | null;
}

export interface ProfileFacts {
  readonly stored: StoredProfile;
  readonly given: GivenProfile;
  /** The first violation of the form's rules; null for none. */
  readonly invalid: { readonly field: string; readonly text: string } | null;
  readonly offered: readonly { readonly code: string; readonly type: 'FIAT' | 'CRYPTO' }[];
  readonly emailTaken: boolean;
}

export interface ProfilePlan {
  readonly name: { readonly firstName: string; readonly lastName: string } | null;
  readonly dateOfBirth: string | null;
  readonly email: string | null;
}

type ProfileRefusal = Refused<ProfileReason, ProfileDetails>;

const about = (reason: ProfileReason, field: string | null, text = ''): ProfileRefusal =>
  refuse(reason, { field, text });

/** A name is locked once given, but a form may send it back unchanged or add the missing part (PROF-10). */
function nameRefusal({ stored, given }: ProfileFacts, part: 'firstName' | 'lastName'): ProfileRefusal | null {
  const before = stored[part] ?? '';
  const name = given[part] ?? before;
  if (name === '') return about('nameMissing', part, profileLabels[part]);
  const fixed = !stored.nameUpdateRequired && before !== '';
  return fixed && name !== before ? about('nameFixed', part) : null;
}

const changesName = ({ firstName, lastName }: GivenProfile): boolean =>
  firstName !== null || lastName !== null;

function detailRefusal(facts: ProfileFacts): ProfileRefusal | null {
  const { stored, given, invalid } = facts;
  if (invalid) return about('invalid', invalid.field, invalid.text);
  const name = changesName(given)
    ? (nameRefusal(facts, 'firstName') ?? nameRefusal(facts, 'lastName'))
    : null;
  if (name) return name;
  const birthday = stored.dateOfBirth ?? '';
  const birthdayFixed = birthday !== '' && !stored.dateOfBirthUpdateRequired;
  if (birthdayFixed && given.dateOfBirth !== null && given.dateOfBirth !== birthday) {
    return about('birthdayFixed', 'dateOfBirth');
  }
  return given.countryKnown === false ? about('countryUnknown', 'country') : null;
}

function isOffered(
  { offered }: ProfileFacts,
  { code, fiatOnly }: GivenProfile['currencies'][number],
): boolean {
  return offered.some((each) => each.code === code && (!fiatOnly || each.type === 'FIAT'));
}

function newEmail({ stored, given }: ProfileFacts): string | null {
  return given.email === stored.email ? null : given.email;
}

/** Decides on new values for an account: all of them, or none (PROF-06 to PROF-08, PROF-10). */
export function decideProfile(facts: ProfileFacts): Decision<ProfilePlan, ProfileReason, ProfileDetails> {
  const { stored, given, emailTaken } = facts;
  const detail = detailRefusal(facts);
  if (detail) return detail;
  if (!given.currencies.every((each) => isOffered(facts, each))) return about('currencyUnavailable', null);
  const email = newEmail(facts);
  if (email !== null && (stored.email ?? '') !== '') return about('emailFixed', null);
  if (email !== null && emailTaken) return about('emailTaken', null);
  const name = {
    firstName: given.firstName ?? stored.firstName ?? '',
    lastName: given.lastName ?? stored.lastName ?? '',
  };
  return allow({ name: changesName(given) ? name : null, dateOfBirth: given.dateOfBirth, email });
}
