export interface ProfileAddress {
  readonly street?: string | null;
  readonly postCode?: string | null;
  readonly country?: string | null;
  readonly locality?: string | null;
  readonly stateDistrict?: string | null;
}

export interface Profile {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly dateOfBirth?: string | null;
  readonly address?: ProfileAddress | null;
}

export type ProfileField = Exclude<keyof Profile, 'address'> | keyof ProfileAddress;

const personFields = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

const addressFields = ['street', 'postCode', 'country', 'locality', 'stateDistrict'] as const;

const blank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** The fields that are missing or blank, in form order (1 §3, PROF-17). */
export function missingProfileFields(profile: Profile): ProfileField[] {
  return [
    ...personFields.filter((field) => blank(profile[field])),
    ...addressFields.filter((field) => blank(profile.address?.[field])),
  ];
}

/** Whether a profile has everything a deposit requires (PROF-17). */
export function isProfileComplete(profile: Profile): boolean {
  return missingProfileFields(profile).length === 0;
}
