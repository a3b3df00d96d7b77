import type { JSX } from 'react';
import { JackpotListener } from '#features/jackpots/index.ts';
import { LevelListener } from '#features/levels/index.ts';
import { PaymentListener } from '#features/payments/index.ts';
import { PromoListener, SignUpGreeting } from '#features/promos/index.ts';
import { useSession } from '#features/session/index.ts';
import { SupportTokenKeeper } from '#features/support/index.ts';
import { IdentityCheck } from '#features/verification/index.ts';
import { GapListener } from '#features/wallets/index.ts';
import { lazyPart } from '#shared/navigation/index.ts';
import { BackgroundPart } from '#shared/page/index.ts';

const News = lazyPart(() => import('./news.tsx'), 'News');

/** What listens as long as the login, whatever is on screen; anew for each, as a visitor stands between two. */
export function MemberHost(): JSX.Element | null {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <>
      <BackgroundPart of={GapListener} />
      <BackgroundPart of={PaymentListener} />
      <BackgroundPart of={IdentityCheck} />
      <BackgroundPart of={News} />
      <JackpotListener />
      <LevelListener />
      <PromoListener />
      <BackgroundPart of={SignUpGreeting} />
      <BackgroundPart of={SupportTokenKeeper} />
    </>
  );
}
