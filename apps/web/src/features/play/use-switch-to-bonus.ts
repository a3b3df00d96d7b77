import { decideWalletModeSwitch, switchedText } from '@magpie/domain/play';
import { useSwitchPromoToBonusModeMutation } from '@magpie/gql/wallet-mode';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';
import { useActivePromo } from './use-active-promo.ts';

/** Switches the member's active promo to bonus mode, and fetches the wallet and the promo again (WMODE-08, WMODE-11). */
export function useSwitchToBonus(): {
  readonly switching: boolean;
  readonly switchToBonus: () => Promise<boolean>;
} {
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
