import { Suspense, type JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { useSession } from '../session/index.ts';

const RibbonText = lazyPart(() => import('./ribbon-text.tsx'), 'RibbonText');

/** Tells a member who is not verified what that means for withdrawals; it goes when a push sets verified (KYC-24). */
export function VerificationRibbon(): JSX.Element | null {
  const { account } = useSession();
  if (account?.verified !== false) return null;
  return (
    <Suspense fallback={null}>
      <RibbonText />
    </Suspense>
  );
}
