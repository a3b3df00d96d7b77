import { excludedMessage } from '@magpie/domain/games';
import { balanceAlert, balanceAlertTexts } from '@magpie/domain/play';
import { Alert } from '@magpie/ui';
import { Suspense, useState, type JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { useStore } from '#shared/store/index.ts';
import { balanceFlags } from './balance-flags.ts';
import type { Playing } from './model.ts';
import { useOtherCurrencyNotice } from './use-other-currency-notice.ts';
import { usePromoExclusion } from './use-promo-exclusion.ts';

const WalletModeDialog = lazyPart(() => import('./wallet-mode-dialog.tsx'), 'WalletModeDialog');

/**
 * What the balance and the active promo mean for the game that is open, told when it changes: money that did not cover a
 * stake (WMODE-05), a game that the promo excludes takes no bets, another currency than its own is played with cash
 * (PROMO-52), and cash that has run low asks for bonus mode or a deposit (WMODE-09).
 */
export function PromoNotices({ playing }: { readonly playing: Playing }): JSX.Element {
  const exclusionOf = usePromoExclusion();
  const otherCurrency = useOtherCurrencyNotice();
  const flags = useStore(balanceFlags.state);
  const [answered, setAnswered] = useState(flags);
  const asks = playing.phase === 'OPEN' && flags.lowCashBalance === 'SHOW' && flags !== answered;
  const alert = balanceAlert(flags);
  return (
    <>
      {alert !== null && (
        <Alert tone="warning" role="status" borderRadius="0">
          {balanceAlertTexts[alert]}
        </Alert>
      )}
      {exclusionOf(playing.request.game).disabledLabel !== undefined && (
        <Alert tone="warning" role="alert" borderRadius="0">
          {excludedMessage}
        </Alert>
      )}
      {otherCurrency !== null && (
        <Alert role="status" borderRadius="0">
          {otherCurrency}
        </Alert>
      )}
      {asks && (
        <Suspense fallback={null}>
          <WalletModeDialog
            playing={playing}
            onClose={() => {
              setAnswered(flags);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
