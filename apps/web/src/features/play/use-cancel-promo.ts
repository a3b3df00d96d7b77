import { useCancelActivePromoMutation } from '@magpie/gql/promos';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';
import { useActivePromo } from './use-active-promo.ts';

/**
 * Cancels the active promo above a game, and fetches the wallet and the promo again. Answers whether the promo is out of the
 * way, which it is too where there is none.
 */
export function useCancelPromo(): {
  readonly cancelling: boolean;
  readonly cancelPromo: () => Promise<boolean>;
} {
  const service = useSessionService();
  const [cancel, { loading }] = useCancelActivePromoMutation();
  const { data, refetch } = useActivePromo();
  const fetchAgain = (): void => {
    void refetch().catch(() => undefined);
  };
  const cancelPromo = async (): Promise<boolean> => {
    const id = data?.member.activePromo?.id;
    if (id === undefined) return true;
    try {
      await cancel({ variables: { id } });
    } catch (error) {
      toasts.failure(error, 'Cancel Promo Error', 'Something went wrong');
      fetchAgain();
      return false;
    }
    toasts.success('Cancel Promo');
    void service.refreshAccount();
    fetchAgain();
    return true;
  };
  return { cancelling: loading, cancelPromo };
}
