import type { Profile, ProfileField } from './profile.ts';

/** What decides which details a member may still change. */
export interface DetailLocks extends Pick<Profile, 'dateOfBirth' | 'email'> {
  readonly nameUpdateRequired: boolean;
  readonly dateOfBirthUpdateRequired: boolean;
}

const addressFields = ['country', 'stateDistrict', 'street', 'locality', 'postCode'] as const;

const blank = (text: string | null | undefined) => (text ?? '') === '';

/**
 * The details that a member may change: the names only while they are asked for, the date of birth also while none is
 * stored (PROF-10), an email address only while there is none, the address always.
 */
export function openDetails(account: DetailLocks): readonly ProfileField[] {
  return [
    ...(account.nameUpdateRequired ? (['firstName', 'lastName'] as const) : []),
    ...(blank(account.email) ? (['email'] as const) : []),
    ...(account.dateOfBirthUpdateRequired || blank(account.dateOfBirth) ? (['dateOfBirth'] as const) : []),
    ...addressFields,
  ];
}
