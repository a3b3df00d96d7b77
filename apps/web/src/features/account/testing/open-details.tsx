import type { Answers } from '#testing/fake-platform.ts';
import { PersonalDetails } from '../sections/personal-details.tsx';
import { openWith, type ProfileSetting } from './profile-platform.tsx';

/** Signs in a member with this account and opens the personal details. */
export function openDetails(account: object = {}, answers: Answers = {}): Promise<ProfileSetting> {
  return openWith(<PersonalDetails />, account, answers);
}
