import { isProfileComplete } from '@magpie/domain/account';
import { legacyMemberId } from '@magpie/domain/endpoints';
import { beforePromoDeposit } from '@magpie/domain/promos';
import {
  useCancelLockInMutation,
  useClaimFreeSpinPromoMutation,
  useLockInMemberToPromoMutation,
} from '@magpie/gql/promos';
import { modals } from '../../../shared/modals/index.ts';
import { paths } from '../../../shared/navigation/index.ts';
import { useRefresh } from '../../../shared/page/index.ts';
import { storedPromoCode } from '../../../shared/session/index.ts';
import { useMobileVerification } from '../../../shared/site/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { askIn, useSessionService } from '../../session/index.ts';
import { chosenPromo } from './chosen-promo.ts';
import type { Promo, PromoDeed } from './promo-view.ts';

/** What can be done with promos. */
export interface PromoActions {
  /** Does what a button on a promo says. */
  readonly perform: (deed: PromoDeed, promo: Promo) => void;
  readonly cancelLockIn: (promo: Pick<Promo, 'id'>) => Promise<void>;
  /** Whether a call is under way. */
  readonly busy: boolean;
}

/** Asks a visitor in and then offers the promo on its page, where the button is the member's (AUTH-42, AUTH-45). */
function ask(modal: 'loginModal' | 'registerModal', promo: Promo): void {
  askIn(modal, paths.promotion(promo.id));
}

function useCalls() {
  const [claim, claiming] = useClaimFreeSpinPromoMutation();
  const [lockIn, lockingIn] = useLockInMemberToPromoMutation();
  const [cancel, cancelling] = useCancelLockInMutation();
  return { claim, lockIn, cancel, busy: claiming.loading || lockingIn.loading || cancelling.loading };
}

/** Claiming, locking in, depositing and taking a lock-in back. A visitor is led to sign up or log in (AUTH-42). */
export function usePromoActions(): PromoActions {
  const { state } = useSessionService();
  const verificationDue = useMobileVerification();
  const { claim, lockIn, cancel, busy } = useCalls();
  const refresh = useRefresh();

  const attempt = async (call: () => Promise<unknown>, done: () => void, failure?: string): Promise<void> => {
    try {
      await call();
    } catch (error) {
      toasts.failure(error, failure);
      return;
    }
    done();
    await refresh();
  };

  const claimSpins = async (promo: Promo): Promise<void> => {
    const { account } = state.get();
    if (!account) {
      ask('loginModal', promo);
      return;
    }
    const input = { legacyMemberId: legacyMemberId(account), promo: promo.id };
    await attempt(
      () => claim({ variables: { input } }),
      () => {
        toasts.success('Promo Enrolled', 'You have successfully enrolled in the promo.');
      },
      'Error Enrolling Promo',
    );
  };

  const lockInTo = async (promo: Promo): Promise<void> => {
    const { account } = state.get();
    if (!account) {
      ask('loginModal', promo);
      return;
    }
    if (verificationDue(account)) {
      modals.open('verifyMobileNumberModal', { onVerified: () => void lockInTo(promo) });
      return;
    }
    await attempt(
      () => lockIn({ variables: { member: legacyMemberId(account), promo: promo.id } }),
      () => {
        toasts.success('Successfully locked in to promo');
      },
    );
  };

  const deposit = (promo: Promo): void => {
    const { account } = state.get();
    const carryOn = () => {
      deposit(promo);
    };
    const step = beforePromoDeposit({
      signedIn: account !== null,
      profileComplete: account !== null && isProfileComplete(account),
      mobileVerificationRequired: account !== null && verificationDue(account) === true,
    });
    if (step === 'registerModal') ask(step, promo);
    else if (step === 'depositProfileFormUpdate') modals.open(step, { onSaved: carryOn });
    else if (step === 'verifyMobileNumberModal') modals.open(step, { onVerified: carryOn });
    else {
      storedPromoCode.keep(promo.code);
      chosenPromo.set(promo.id);
      modals.open(step, { promoCode: promo.code });
    }
  };

  const deeds: Readonly<Record<PromoDeed, (promo: Promo) => void>> = {
    SIGN_UP: (promo) => {
      ask('registerModal', promo);
    },
    CLAIM: (promo) => void claimSpins(promo),
    LOCK_IN: (promo) => void lockInTo(promo),
    DEPOSIT: deposit,
  };

  return {
    perform: (deed, promo) => {
      deeds[deed](promo);
    },
    cancelLockIn: (promo) =>
      attempt(
        () => cancel({ variables: { promo: promo.id } }),
        () => {
          toasts.success('Successfully cancelled locked in to promo');
        },
      ),
    busy,
  };
}
