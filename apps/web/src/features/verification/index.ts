import { lazyPart } from '#shared/navigation/index.ts';

export { VerificationRibbon } from './verification-ribbon.tsx';

/** Asks for an identity check when the platform says that one is due (CONF-03). */
export const IdentityCheck = lazyPart(() => import('./identity-check.ts'), 'IdentityCheck');

/** The account section 'account-verification' (KYC-01). */
export const VerificationSection = lazyPart(
  () => import('./verification-section.tsx'),
  'VerificationSection',
);
