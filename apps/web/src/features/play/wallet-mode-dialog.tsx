import { wayOutLabels, waysOut } from '@magpie/domain/play';
import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useRef, type JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { CashHoldWords } from './cash-hold-words.tsx';
import type { Playing } from './model.ts';
import { useCashHold } from './use-cash-hold.ts';
import { useLaunchGame } from './use-launch-game.ts';
import { useSwitchToBonus } from './use-switch-to-bonus.ts';

export interface WalletModeDialogProps {
  readonly playing: Playing;
  /** Nothing was chosen, or a deposit. */
  readonly onClose: () => void;
}

/**
 * Bonus mode, a deposit, or cash alone: without an answer nothing is launched, but a live game goes on (WMODE-09,
 * WMODE-12).
 */
export function WalletModeDialog({ playing, onClose }: WalletModeDialogProps): JSX.Element {
  const { switching, switchToBonus } = useSwitchToBonus();
  const held = useCashHold('LOW_CASH');
  const launch = useLaunchGame();
  const first = useRef<HTMLButtonElement>(null);
  const { game } = playing.request;

  const playOn = (): void => {
    if (playing.phase === 'OPEN') onClose();
    else launch(game);
  };
  const toBonusMode = async (): Promise<void> => {
    if (await switchToBonus()) playOn();
  };
  const ways = waysOut(held.facts);
  const footer = (
    <>
      {ways.includes('DEPOSIT') && (
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            modals.open('depositModal');
          }}
        >
          {wayOutLabels.DEPOSIT}
        </Button>
      )}
      {ways.includes('SWITCH_TO_BONUS') && (
        <Button ref={first} variant="inverse" loading={switching} onClick={() => void toBonusMode()}>
          {wayOutLabels.SWITCH_TO_BONUS}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your cash has run low"
      role="alertdialog"
      size="sm"
      closeOnOutside={false}
      footer={footer}
      initialFocus={() => first.current}
    >
      <CashHoldWords
        held={held}
        otherwise={`To play ${game.name} while your promo is active, play on with your bonus money, or make a deposit first.`}
        onCancelled={playOn}
      />
    </Dialog>
  );
}
