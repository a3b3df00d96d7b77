import { legacyMemberId } from '@magpie/domain/account';
import { mendFor, refusalText, type MendModal } from '@magpie/domain/decision';
import { decideFreeSpinsClaim, freeSpinsClaimReasons } from '@magpie/domain/free-spins';
import { decideLockIn, lockInReasons } from '@magpie/domain/lock-in';
import { beforePromoDeposit } from '@magpie/domain/promos';
import {
  useCancelLockInMutation,
  useClaimFreeSpinPromoMutation,
  useLockInMemberToPromoMutation,
} from '@magpie/gql/promos';
import { mendOf } from '#shared/apollo/index.ts';
import { dateNow } from '#shared/clock/index.ts';
import { openMend } from '#shared/mends/index.ts';
import { modals } from '#shared/modals/index.ts';
import { goTo, paths } from '#shared/navigation/index.ts';
import { chosenPromo, storedPromoCode } from '#shared/session/index.ts';
import { useMobileVerification } from '#shared/site/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useDepositAccessReader } from '../../payments/late.ts';
import { askIn, useSessionService } from '../../session/index.ts';
import { claimFacts, lockInFacts, noStanding, type Promo, type PromoMember } from './promo-facts.ts';
import type { PromoAction } from './promo-view.ts';
import { useAttempt } from './use-attempt.ts';

export interface PromoActions {
  readonly perform: (action: PromoAction, promo: Promo) => void;
  readonly cancelLockIn: (promo: Pick<Promo, 'id'>) => Promise<void>;
  readonly busy: boolean;
}

/** Asks a visitor to register and then shows the promo on its page, where the button is the member's (AUTH-42, AUTH-45). */
function askToRegister(promo: Promo): void {
  askIn('registerModal', paths.promotion(promo.id));
}

/** Opens what comes before a press. After a login the promo is shown on its page, and nothing is carried out (AUTH-45). */
function leadTo(mend: MendModal, promo: Promo, carryOn: () => void): void {
  const showPromo = () => {
    goTo(paths.promotion(promo.id));
  };
  openMend(mend, { carryOn: mend === 'loginModal' ? showPromo : carryOn });
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
    const fresh = account && {
      standing: noStanding,
      level: null,
      timezones: account.timezoneChoices,
      nextDeposit: null,
    };
    return { account, member: account && (viewer ?? fresh) };
  };
}

function useClaim({ attempt, claim }: Calls, presser: ReturnType<typeof usePresser>) {
  return async (promo: Promo): Promise<void> => {
    const { account, member } = presser();
    const decision = decideFreeSpinsClaim(claimFacts(promo, member, dateNow()));
    if (!decision.allowed) {
      const mend = mendFor(freeSpinsClaimReasons, decision.reason);
      if (mend === undefined) toasts.error(refusalText(freeSpinsClaimReasons, decision));
      else leadTo(mend, promo, () => undefined);
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
    const decision = decideLockIn(lockInFacts(promo, member, dateNow(), due));
    if (!decision.allowed) {
      const mend = mendFor(lockInReasons, decision.reason);
      if (mend === undefined) toasts.error(refusalText(lockInReasons, decision));
      else leadTo(mend, promo, carryOn);
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
        if (mend === undefined || mend === 'loginModal') toasts.failure(error);
        else leadTo(mend, promo, carryOn);
      },
    );
  };
  return lockInTo;
}

function useDeposit() {
  const accessNow = useDepositAccessReader();
  const deposit = (promo: Promo): void => {
    const carryOn = () => {
      deposit(promo);
    };
    const step = beforePromoDeposit(accessNow());
    if (step === 'registerModal') askToRegister(promo);
    else if (step === 'depositModal') {
      storedPromoCode.keep(promo.code);
      chosenPromo.set(promo.id);
      modals.open(step, { promoCode: promo.code });
    } else openMend(step, { carryOn });
  };
  return deposit;
}

/**
 * Claiming, locking in, depositing and taking a lock-in back. A visitor is led to sign up or log in (AUTH-42).
 * @param viewer what is known of the member; `null` for a visitor
 */
export function usePromoActions(viewer: PromoMember | null): PromoActions {
  const calls = useCalls();
  const presser = usePresser(viewer);
  const claimSpins = useClaim(calls, presser);
  const lockInTo = useLockIn(calls, presser);
  const deposit = useDeposit();
  const actions: Readonly<Record<PromoAction, (promo: Promo) => void>> = {
    SIGN_UP: askToRegister,
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
