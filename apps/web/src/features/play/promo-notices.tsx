import { excludedMessage } from '@magpie/domain/games';
import { balanceAlert, balanceAlertTexts } from '@magpie/domain/play';
import { Alert, Button } from '@magpie/ui';
import { Suspense, type JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { useStore } from '#shared/store/index.ts';
import { balanceFlags } from './balance-flags.ts';
import type { Playing } from './model.ts';
import type { LowCashQuestion } from './use-low-cash-question.ts';
import { useEndedPromo } from './use-ended-promo.ts';
import { useOtherCurrencyNotice } from './use-other-currency-notice.ts';
import { usePromoExclusion } from './use-promo-exclusion.ts';

const WalletModeDialog = lazyPart(() => import('./wallet-mode-dialog.tsx'), 'WalletModeDialog');

/** A button that goes takes the focus with it, which must not go to the page behind. */
function keepFocus(button: HTMLElement): void {
  const player = button.closest('[role=dialog]');
  player?.querySelector<HTMLElement>('[data-part=bar] button')?.focus({ preventScroll: true });
}

export interface PromoNoticesProps {
  readonly playing: Playing;
  readonly lowCash: LowCashQuestion;
}

/**
 * What the balance and the active promo mean for the game that is open, told when it changes: money that did not cover a
 * stake (WMODE-05), a game that the promo excludes takes no bets, another currency than its own is played with cash
 * (PROMO-52), the promo has ended and the game goes on with other money, and cash that has run low asks how to play on
 * (WMODE-09).
 */
export function PromoNotices({ playing, lowCash }: PromoNoticesProps): JSX.Element {
  const exclusionOf = usePromoExclusion();
  const otherCurrency = useOtherCurrencyNotice();
  const flags = useStore(balanceFlags.state);
  const alert = balanceAlert(flags);
  const ended = useEndedPromo();
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
      {ended.text !== null && (
        <Alert
          tone="warning"
          role="alert"
          borderRadius="0"
          data-part="ended"
          action={
            <Button
              variant="ghost"
              size="sm"
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget);
                ended.dismiss();
              }}
            >
              Dismiss
            </Button>
          }
        >
          {ended.text}
        </Alert>
      )}
      {playing.phase === 'OPEN' && lowCash.asks && (
        <Suspense fallback={null}>
          <WalletModeDialog playing={playing} onClose={lowCash.close} />
        </Suspense>
      )}
    </>
  );
}
