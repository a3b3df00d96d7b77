/** An address as far as it is known. */
export interface ProfileAddress {
  readonly street?: string | null;
  readonly postCode?: string | null;
  readonly country?: string | null;
  readonly locality?: string | null;
  readonly stateDistrict?: string | null;
}

/** What the completeness of a profile looks at. */
export interface Profile {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly dateOfBirth?: string | null;
  readonly address?: ProfileAddress | null;
}

/** A field that a complete profile has. */
export type ProfileField = Exclude<keyof Profile, 'address'> | keyof ProfileAddress;

const personFields = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

const addressFields = ['street', 'postCode', 'country', 'locality', 'stateDistrict'] as const;

const blank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** The fields that are missing or blank, in the order of a form (1 §3, PROF-17). */
export function missingProfileFields(profile: Profile): ProfileField[] {
  return [
    ...personFields.filter((field) => blank(profile[field])),
    ...addressFields.filter((field) => blank(profile.address?.[field])),
  ];
}

/** Whether a member's profile has all that a deposit needs (PROF-17). */
export function isProfileComplete(profile: Profile): boolean {
  return missingProfileFields(profile).length === 0;
}
