import { decideWalletModeSwitch, switchedText } from '@magpie/domain/play';
import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useSwitchPromoToBonusModeMutation } from '@magpie/gql/wallet-mode';
import { useRef, type JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';
import type { Playing } from './model.ts';
import { useActivePromo } from './use-active-promo.ts';
import { useLaunchGame } from './use-launch-game.ts';

export interface WalletModeDialogProps {
  readonly playing: Playing;
  /** Nothing was chosen, or a deposit. */
  readonly onClose: () => void;
}

/** Switches the member's active promo to bonus mode, and fetches the wallet and the promo again (WMODE-08, WMODE-11). */
function useSwitchToBonus(): { readonly switching: boolean; readonly switchToBonus: () => Promise<boolean> } {
  const service = useSessionService();
  const [switchMode, { loading }] = useSwitchPromoToBonusModeMutation();
  const { data, refetch } = useActivePromo();
  const switchToBonus = async (): Promise<boolean> => {
    let text: string | undefined;
    try {
      const { data: fresh } = data?.member.activePromo ? { data } : await refetch();
      const decision = decideWalletModeSwitch({ active: fresh?.member.activePromo ?? null, asked: null });
      // Without an active promo there is no mode to switch and nothing that holds the game up (WMODE-13).
      if (!decision.allowed) return true;
      const switched = await switchMode({ variables: { id: decision.plan.promo.id } });
      text = switchedText(switched.data?.switchPromoToBonusMode.status ?? 'ACTIVE');
    } catch (error) {
      toasts.failure(error, 'Failed to switch wallet mode');
      return false;
    }
    toasts.success('Wallet mode changed to Bonus successfully', text);
    void service.refreshAccount();
    void refetch().catch(() => undefined);
    return true;
  };
  return { switching: loading, switchToBonus };
}

/** Bonus mode or a deposit: without an answer nothing is launched, but a live game goes on (WMODE-09, WMODE-12). */
export function WalletModeDialog({ playing, onClose }: WalletModeDialogProps): JSX.Element {
  const { switching, switchToBonus } = useSwitchToBonus();
  const launch = useLaunchGame();
  const first = useRef<HTMLButtonElement>(null);
  const { game } = playing.request;
  const live = playing.phase === 'OPEN';

  const toBonusMode = async (): Promise<void> => {
    if (!(await switchToBonus())) return;
    if (live) onClose();
    else launch(game);
  };
  const footer = (
    <>
      <Button
        variant="primary"
        onClick={() => {
          onClose();
          modals.open('depositModal');
        }}
      >
        Deposit
      </Button>
      <Button ref={first} variant="inverse" loading={switching} onClick={() => void toBonusMode()}>
        Switch to bonus mode
      </Button>
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
      To play {game.name} while your promo is active, play on with your bonus money, or make a deposit first.
    </Dialog>
  );
}
