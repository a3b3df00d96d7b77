import { isProfileComplete } from '@magpie/domain/account';
import { legacyMemberId } from '@magpie/domain/endpoints';
import { beforePromoDeposit } from '@magpie/domain/promos';
import { mobileVerificationRequired } from '@magpie/domain/site';
import { useConfigQuery } from '@magpie/gql/config';
import {
  useCancelLockInMutation,
  useClaimFreeSpinPromoMutation,
  useLockInMemberToPromoMutation,
} from '@magpie/gql/promos';
import { modals } from '../../../shared/modals/index.ts';
import { useRefresh } from '../../../shared/page/index.ts';
import { storedPromoCode } from '../../../shared/session/index.ts';
import { useSite } from '../../../shared/site/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { useSession } from '../../session/index.ts';
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

function openRegister(): void {
  modals.open('registerModal');
}

function openLogin(): void {
  modals.open('loginModal');
}

/** Whether the member has to verify the mobile number before taking part (CONF-08). */
function useMobileCheckDue(): boolean {
  const { account } = useSession();
  const { code } = useSite();
  const { data } = useConfigQuery();
  return mobileVerificationRequired({
    site: code,
    enabled: data?.config.mobileNumberVerificationEnabled ?? false,
    mobileNumberVerified: account?.mobileNumberVerified ?? false,
  });
}

function useCalls() {
  const [claim, claiming] = useClaimFreeSpinPromoMutation();
  const [lockIn, lockingIn] = useLockInMemberToPromoMutation();
  const [cancel, cancelling] = useCancelLockInMutation();
  return { claim, lockIn, cancel, busy: claiming.loading || lockingIn.loading || cancelling.loading };
}

/** Claiming, locking in, depositing and taking a lock-in back. A visitor is led to sign up or log in (AUTH-42). */
export function usePromoActions(): PromoActions {
  const { account } = useSession();
  const mobileCheckDue = useMobileCheckDue();
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
    if (!account) {
      openLogin();
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
    if (!account) {
      openLogin();
      return;
    }
    if (mobileCheckDue) {
      modals.open('verifyMobileNumberModal');
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
    const step = beforePromoDeposit({
      signedIn: account !== null,
      profileComplete: account !== null && isProfileComplete(account),
      mobileVerificationRequired: mobileCheckDue,
    });
    if (step !== 'depositModal') {
      modals.open(step);
      return;
    }
    storedPromoCode.keep(promo.code);
    chosenPromo.set(promo.id);
    modals.open('depositModal', { promoCode: promo.code });
  };

  const deeds: Readonly<Record<PromoDeed, (promo: Promo) => void>> = {
    SIGN_UP: openRegister,
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
