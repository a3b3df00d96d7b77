import type { MendModal } from '@magpie/domain/decision';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useStoredPromoCode } from '#shared/session/index.ts';
import { openDepositMend } from './deposit-mend.ts';
import { DepositModal } from './deposit-modal.tsx';
import { beforeDepositForm, useDepositAccess } from './use-deposit-access.ts';

/** A missing profile (PROF-18) and an unverified number come first, wherever it is opened from. Once open, it stays. */
export function DepositGate(props: ModalComponentProps<'depositModal'>): JSX.Element | null {
  const access = useDepositAccess();
  const [passed, setPassed] = useState(false);
  useStoredPromoCode();
  const first = beforeDepositForm(access);
  if (first === null && !passed) setPassed(true);
  const mend = passed ? null : first;
  const lead = useEffectEvent((before: MendModal) => {
    const { onClose: _onClose, ...preset } = props;
    openDepositMend(before, preset);
  });
  useEffect(() => {
    if (mend) lead(mend);
  }, [mend]);
  return passed ? <DepositModal {...props} /> : null;
}
