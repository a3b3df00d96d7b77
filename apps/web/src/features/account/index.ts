import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

/** Avatar of the header with the account popover (SHELL-25). */
export const AccountControl = lazyPart(() => import('./account-control.tsx'), 'AccountControl');

/** The page of '/personal-center' (SHELL-10). */
export const PersonalCenterPage = lazyPage(() => import('./personal-center-page.tsx'), 'PersonalCenterPage');

/** The account area on mobile (SHELL-11). */
export const MyAccount = lazyPart(() => import('./my-account.tsx'), 'MyAccount');

export const VerifyMobileNumberModal = lazyPart(
  () => import('./verify-mobile-number-modal.tsx'),
  'VerifyMobileNumberModal',
);

export const DepositProfileFormUpdate = lazyPart(
  () => import('./deposit-profile-form-update.tsx'),
  'DepositProfileFormUpdate',
);

/** Says that the identity must be verified first. */
export const ProfileVerificationAlert = lazyPart(
  () => import('./profile-verification-alert.tsx'),
  'ProfileVerificationAlert',
);
