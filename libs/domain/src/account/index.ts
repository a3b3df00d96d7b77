export { isAddressText } from './address.ts';
export { decideDepositAccess } from './decide-deposit-access.ts';
export type { DepositAccessFacts, DepositAccessPlan } from './decide-deposit-access.ts';
export { decideOwnId, ownIdReasons } from './decide-own-id.ts';
export { decideProfile } from './decide-profile.ts';
export type { GivenProfile, ProfileFacts, ProfilePlan, StoredProfile } from './decide-profile.ts';
export { depositAccessReasons } from './deposit-access-reasons.ts';
export type { DepositAccessReason, DepositMend } from './deposit-access-reasons.ts';
export { legacyMemberId } from './legacy-member-id.ts';
export { displayName, fullName, maskName, setYourName } from './names.ts';
export { addressCountries, statesOf } from './places.ts';
export type { AddressCountry } from './places.ts';
export {
  changedDetails,
  draftNumber,
  draftOf,
  hasAddress,
  numberDiffers,
  profileChanges,
  withLocation,
} from './profile-draft.ts';
export type { AccountDetails, LookedUpPlace, ProfileChanges, ProfileDraft } from './profile-draft.ts';
export { openDetails } from './profile-locks.ts';
export type { DetailLocks } from './profile-locks.ts';
export { profileReasons } from './profile-reasons.ts';
export type { ProfileDetails, ProfileReason } from './profile-reasons.ts';
export { isNameText, profileLabels, profileLimits, profileTextProblem, tidyText } from './profile-text.ts';
export type { ProfileTextField } from './profile-text.ts';
export { profileToasts } from './profile-texts.ts';
export { isProfileComplete, missingProfileFields } from './profile.ts';
export type { Profile, ProfileAddress, ProfileField } from './profile.ts';
