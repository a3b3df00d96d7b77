import { closesPaymentFrame } from '@magpie/domain/messages';
import { useEffect } from 'react';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { usePush, useSession } from '../session/index.ts';
import { paymentInProgress } from './frame/payment-in-progress.ts';

/** A payment that has gone through closes the frame and is shown (MSG-15, MSG-16); one a reload interrupted opens again. */
export function PaymentListener(): null {
  const { account } = useSession();
  const memberId = account?.id;
  usePush('messageCreated', ({ body: { title } }) => {
    if (!closesPaymentFrame(title)) return;
    modals.close('paymentIQIFrame');
    toasts.success(title);
  });
  useEffect(() => {
    const kept = memberId === undefined ? null : paymentInProgress.take(memberId);
    if (!kept) return;
    const { url, kind, again, paymentId = null } = kept;
    modals.open('paymentIQIFrame', { url, kind, ...(again && { again }), resumed: { paymentId } });
  }, [memberId]);
  return null;
}
