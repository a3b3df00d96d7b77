import { chakra } from '@chakra-ui/react';
import { Text, useIsMobile } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useId, type JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import type { Account } from '../../session/index.ts';
import { useMemberOf } from '../forms/use-member-of.ts';
import { PaymentButton } from '../forms/payment-button.tsx';
import { PaymentTypeToggle, type PaymentType } from '../forms/payment-type.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { DepositNote } from './deposit-note.tsx';
import { useDepositForm } from './use-deposit-form.ts';

type Props = ModalComponentProps<'depositModal'>;

function choose(type: PaymentType): void {
  if (type === 'DEPOSIT') return;
  modals.close('depositModal');
  modals.open('withdrawalModal');
}

/** On a phone it stands in the form, so that the foot is low. */
function Finish(): JSX.Element {
  return (
    <Text size="body.sm" tone="subtle" flex="1 1 {sizes.55}" mt={{ base: '5', md: '0' }}>
      You’ll finish in our payment partner’s secure window.
    </Text>
  );
}

function MemberDeposit({ account, onClose, ...preset }: Props & { readonly account: Account }): JSX.Element {
  const id = useId();
  const mobile = useIsMobile();
  const form = useDepositForm(account, preset);
  const toggle = <PaymentTypeToggle value="DEPOSIT" onChange={choose} block={mobile} />;
  return (
    <Dialog
      open
      title="Deposit"
      size="lg"
      closeOnOutside={false}
      onClose={onClose}
      headerAction={!mobile && toggle}
      footer={
        <>
          <DepositNote form={form} />
          {!mobile && <Finish />}
          <PaymentButton verb="Deposit" form={form} id={id} />
        </>
      }
    >
      {mobile && <chakra.div mb="5">{toggle}</chakra.div>}
      <DepositFields form={form} id={id} wide />
      {mobile && <Finish />}
    </Dialog>
  );
}

/** Paying in: method, amount, limits and promo; what is sent opens the payment frame (DEP-02, DEP-16). */
export function DepositModal(props: Props): JSX.Element | null {
  const account = useMemberOf('depositModal');
  return account && <MemberDeposit key={account.activeCurrency.code} account={account} {...props} />;
}
