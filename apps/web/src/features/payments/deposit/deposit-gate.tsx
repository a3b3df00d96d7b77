import { useEffect, useState, type JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { storedPromoCode } from '#shared/session/index.ts';
import { openDepositMend } from './deposit-mend.ts';
import { DepositModal } from './deposit-modal.tsx';
import { beforeDepositForm, useDepositAccess } from './use-deposit-access.ts';

/** The stored promo code goes with depositModal or the page, even before its form was reached (DEP-32). */
function useCodeOfThisDepositOnly(): void {
  useEffect(() => {
    addEventListener('pagehide', storedPromoCode.remove);
    return () => {
      removeEventListener('pagehide', storedPromoCode.remove);
      storedPromoCode.remove();
    };
  }, []);
}

/** A missing profile (PROF-18) and an unverified number come first, wherever it is opened from. Once open, it stays. */
export function DepositGate(props: ModalComponentProps<'depositModal'>): JSX.Element | null {
  const { promoCode, method, amount } = props;
  const access = useDepositAccess();
  const [passed, setPassed] = useState(false);
  useCodeOfThisDepositOnly();
  const first = beforeDepositForm(access);
  if (first === null && !passed) setPassed(true);
  const mend = passed ? null : first;
  useEffect(() => {
    if (mend) openDepositMend(mend, { promoCode, method, amount });
  }, [mend, promoCode, method, amount]);
  return passed ? <DepositModal {...props} /> : null;
}
