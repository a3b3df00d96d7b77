import { chakra } from '@chakra-ui/react';
import { useIsMobile } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useEffect, useId, type JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import type { Account } from '../../session/index.ts';
import { useMemberOf } from '../forms/use-member-of.ts';
import { PaymentButton } from '../forms/payment-button.tsx';
import { PaymentTypeToggle, type PaymentType } from '../forms/payment-type.tsx';
import { EndPromoQuestion } from './end-promo-question.tsx';
import { askForVerification } from './use-start-withdrawal.ts';
import { useWithdrawalForm } from './use-withdrawal-form.ts';
import { withdrawalRefusalOf } from './withdrawal-access.ts';
import { WithdrawalFields } from './withdrawal-fields.tsx';

type Props = ModalComponentProps<'withdrawalModal'>;

function choose(type: PaymentType): void {
  if (type === 'WITHDRAWAL') return;
  modals.close('withdrawalModal');
  modals.open('depositModal');
}

function MemberWithdrawal({
  account,
  onClose,
  ...preset
}: Props & { readonly account: Account }): JSX.Element {
  const id = useId();
  const mobile = useIsMobile();
  const form = useWithdrawalForm(account, preset);
  const toggle = <PaymentTypeToggle value="WITHDRAWAL" onChange={choose} block={mobile} />;
  return (
    <Dialog
      open
      title="Withdraw"
      closeOnOutside={false}
      onClose={onClose}
      headerAction={!mobile && toggle}
      footer={<PaymentButton verb="Withdraw" form={form} id={id} />}
    >
      {mobile && <chakra.div mb="5">{toggle}</chakra.div>}
      <WithdrawalFields form={form} id={id} />
      <EndPromoQuestion form={form} />
    </Dialog>
  );
}

/** What is sent opens the payment frame (WDR-01, WDR-14). Who is not verified is told so first (WDR-08). */
export function WithdrawalModal(props: Props): JSX.Element | null {
  const account = useMemberOf('withdrawalModal');
  const unverified = account !== null && withdrawalRefusalOf(account)?.reason === 'notVerified';
  useEffect(() => {
    if (unverified) askForVerification();
  }, [unverified]);
  if (unverified) return null;
  return account && <MemberWithdrawal key={account.activeCurrency.code} account={account} {...props} />;
}
