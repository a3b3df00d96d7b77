export { profileFormSchema, updateProfileSchema } from './profile.ts';
export type { ProfileFormFacts, ProfileFormValues } from './profile.ts';
