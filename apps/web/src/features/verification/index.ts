import { lazyPart } from '../../shared/navigation/index.ts';

export { IdentityCheck } from './identity-check.ts';
export { VerificationRibbon } from './verification-ribbon.tsx';

/** The account section 'account-verification' (KYC-01). */
export const VerificationSection = lazyPart(
  () => import('./verification-section.tsx'),
  'VerificationSection',
);
