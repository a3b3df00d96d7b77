export { isAddressText } from './address.ts';
export { displayName, fullName, maskName, setYourName } from './names.ts';
export { isProfileComplete, missingProfileFields } from './profile.ts';
export type { Profile, ProfileAddress, ProfileField } from './profile.ts';
