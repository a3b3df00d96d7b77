import type { Profile, ProfileField } from './profile.ts';

export interface DetailLocks extends Pick<Profile, 'dateOfBirth' | 'email'> {
  readonly nameUpdateRequired: boolean;
  readonly dateOfBirthUpdateRequired: boolean;
}

const addressFields = ['country', 'stateDistrict', 'street', 'locality', 'postCode'] as const;

const blank = (text: string | null | undefined) => (text ?? '') === '';

/**
 * The details a member may change: names only while requested, the date of birth also while none is stored (PROF-10),
 * the email address only while there is none, the address always.
 */
export function openDetails(account: DetailLocks): readonly ProfileField[] {
  return [
    ...(account.nameUpdateRequired ? (['firstName', 'lastName'] as const) : []),
    ...(blank(account.email) ? (['email'] as const) : []),
    ...(account.dateOfBirthUpdateRequired || blank(account.dateOfBirth) ? (['dateOfBirth'] as const) : []),
    ...addressFields,
  ];
}
