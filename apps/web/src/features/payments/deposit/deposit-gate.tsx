import { beforeDeposit, isProfileComplete, type DepositStep } from '@magpie/domain/account';
import { useEffect, useState, type JSX } from 'react';
import type { ModalComponentProps } from '../../../shared/modals/index.ts';
import { storedPromoCode } from '../../../shared/session/index.ts';
import { useMobileVerification } from '../../../shared/site/index.ts';
import { useSession } from '../../session/index.ts';
import { DepositModal } from './deposit-modal.tsx';
import { openMend } from './open-mend.ts';

/** What a deposit opens now, be it pressed wherever (PROF-18, DEP-20); null while that is not known. */
export function useDepositStep(): DepositStep | 'loginModal' | null {
  const { account, settled } = useSession();
  const verificationDue = useMobileVerification();
  if (!account) return settled ? 'loginModal' : null;
  const profileComplete = isProfileComplete(account);
  const due = verificationDue(account);
  if (due === null && profileComplete) return null;
  return beforeDeposit({ profileComplete, mobileVerificationRequired: due ?? false });
}

/**
 * Takes the stored promo code away once depositModal is closed, be it before its form was reached, or with the page
 * (DEP-32).
 */
function useCodeOfThisDepositOnly(): void {
  useEffect(() => {
    addEventListener('pagehide', storedPromoCode.remove);
    return () => {
      removeEventListener('pagehide', storedPromoCode.remove);
      storedPromoCode.remove();
    };
  }, []);
}

/**
 * The deposit behind its guard: whoever opens depositModal, from wherever, comes past the missing profile (PROF-18) and
 * the unverified number first. Once open, it stays.
 */
export function DepositGate(props: ModalComponentProps<'depositModal'>): JSX.Element | null {
  const { promoCode, method, amount } = props;
  const step = useDepositStep();
  const [passed, setPassed] = useState(false);
  useCodeOfThisDepositOnly();
  if (step === 'depositModal' && !passed) setPassed(true);
  const instead = passed || step === 'depositModal' ? null : step;
  useEffect(() => {
    if (instead !== null) openMend(instead, { promoCode, method, amount });
  }, [instead, promoCode, method, amount]);
  return passed ? <DepositModal {...props} /> : null;
}
