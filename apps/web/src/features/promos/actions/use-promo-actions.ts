import { isProfileComplete, legacyMemberId } from '@magpie/domain/account';
import { refusalText, type ReasonRow } from '@magpie/domain/decision';
import { decideFreeSpinsClaim, freeSpinsClaimReasons } from '@magpie/domain/free-spins';
import { decideLockIn, lockInReasons } from '@magpie/domain/lock-in';
import { beforePromoDeposit } from '@magpie/domain/promos';
import {
  useCancelLockInMutation,
  useClaimFreeSpinPromoMutation,
  useLockInMemberToPromoMutation,
} from '@magpie/gql/promos';
import { mendOf } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { chosenPromo, storedPromoCode } from '#shared/session/index.ts';
import { useMobileVerification } from '#shared/site/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { askIn, useSessionService } from '../../session/index.ts';
import { claimFacts, lockInFacts, noStanding, type Promo, type PromoMember } from './promo-facts.ts';
import type { PromoAction } from './promo-view.ts';
import { useAttempt } from './use-attempt.ts';

export interface PromoActions {
  readonly perform: (action: PromoAction, promo: Promo) => void;
  readonly cancelLockIn: (promo: Pick<Promo, 'id'>) => Promise<void>;
  readonly busy: boolean;
}

/** Asks a visitor in and then offers the promo on its page, where the button is the member's (AUTH-42, AUTH-45). */
function ask(modal: 'loginModal' | 'registerModal', promo: Promo): void {
  askIn(modal, paths.promotion(promo.id));
}

function leadTo(mend: string | undefined, promo: Promo, carryOn: () => void): boolean {
  switch (mend) {
    case lockInReasons.signedOut.mend:
      ask('loginModal', promo);
      return true;
    case lockInReasons.mobileNotVerified.mend:
      modals.open('verifyMobileNumberModal', { onVerified: carryOn });
      return true;
    default:
      return false;
  }
}

function useCalls() {
  const [claim, claiming] = useClaimFreeSpinPromoMutation();
  const [lockIn, lockingIn] = useLockInMemberToPromoMutation();
  const [cancel, cancelling] = useCancelLockInMutation();
  const attempt = useAttempt();
  return {
    claim,
    lockIn,
    cancel,
    attempt,
    busy: claiming.loading || lockingIn.loading || cancelling.loading,
  };
}

type Calls = ReturnType<typeof useCalls>;

function usePresser(viewer: PromoMember | null) {
  const { state } = useSessionService();
  return () => {
    const { account } = state.get();
    const fresh = account && { standing: noStanding, level: null, timezones: account.timezoneChoices };
    return { account, member: account && (viewer ?? fresh) };
  };
}

function useClaim({ attempt, claim }: Calls, presser: ReturnType<typeof usePresser>) {
  return async (promo: Promo): Promise<void> => {
    const { account, member } = presser();
    const decision = decideFreeSpinsClaim(claimFacts(promo, member, new Date()));
    if (!decision.allowed) {
      const reason: ReasonRow<never> = freeSpinsClaimReasons[decision.reason];
      if (!leadTo(reason.mend, promo, () => undefined))
        toasts.error(refusalText(freeSpinsClaimReasons, decision));
      return;
    }
    if (!account) return;
    const input = { legacyMemberId: legacyMemberId(account), promo: promo.id };
    await attempt(
      () => claim({ variables: { input } }),
      () => {
        toasts.success('Promo Enrolled', 'You have successfully enrolled in the promo.');
      },
      (error) => {
        toasts.failure(error, 'Error Enrolling Promo');
      },
    );
  };
}

function useLockIn({ attempt, lockIn }: Calls, presser: ReturnType<typeof usePresser>) {
  const verificationDue = useMobileVerification();
  const lockInTo = async (promo: Promo): Promise<void> => {
    const carryOn = () => void lockInTo(promo);
    const { account, member } = presser();
    const due = account && verificationDue(account);
    const decision = decideLockIn(lockInFacts(promo, member, new Date(), due));
    if (!decision.allowed) {
      const reason: ReasonRow<never> = lockInReasons[decision.reason];
      if (!leadTo(reason.mend, promo, carryOn)) toasts.error(refusalText(lockInReasons, decision));
      return;
    }
    if (!account) return;
    await attempt(
      () => lockIn({ variables: { member: legacyMemberId(account), promo: promo.id } }),
      () => {
        toasts.success('Successfully locked in to promo');
      },
      (error) => {
        const mend = mendOf(lockInReasons, error);
        // That a session is over is told by the session itself.
        const isMended = mend !== lockInReasons.signedOut.mend && leadTo(mend, promo, carryOn);
        if (!isMended) toasts.failure(error);
      },
    );
  };
  return lockInTo;
}

function useDeposit() {
  const { state } = useSessionService();
  const verificationDue = useMobileVerification();
  const deposit = (promo: Promo): void => {
    const { account } = state.get();
    const carryOn = () => {
      deposit(promo);
    };
    const step = beforePromoDeposit({
      signedIn: account !== null,
      depositBlocked: account?.depositBlocked ?? false,
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
  return deposit;
}

/**
 * Claiming, locking in, depositing and taking a lock-in back. A visitor is led to sign up or log in (AUTH-42).
 *
 * @param viewer what is known of the member; `null` for a visitor
 */
export function usePromoActions(viewer: PromoMember | null): PromoActions {
  const calls = useCalls();
  const presser = usePresser(viewer);
  const claimSpins = useClaim(calls, presser);
  const lockInTo = useLockIn(calls, presser);
  const deposit = useDeposit();
  const actions: Readonly<Record<PromoAction, (promo: Promo) => void>> = {
    SIGN_UP: (promo) => {
      ask('registerModal', promo);
    },
    CLAIM: (promo) => void claimSpins(promo),
    LOCK_IN: (promo) => void lockInTo(promo),
    DEPOSIT: deposit,
  };
  return {
    perform: (action, promo) => {
      actions[action](promo);
    },
    cancelLockIn: (promo) =>
      calls.attempt(
        () => calls.cancel({ variables: { promo: promo.id } }),
        () => {
          toasts.success('Successfully cancelled locked in to promo');
        },
      ),
    busy: calls.busy,
  };
}
