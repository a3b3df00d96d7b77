import { chakra } from '@chakra-ui/react';
import { givenUpForGood } from '@magpie/domain/payments';
import { ConfirmDialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { WithdrawalForm } from './use-withdrawal-form.ts';

/** Says which promo the withdrawal would end and what of it is lost, before anything is sent (WDR-28). */
export function EndPromoQuestion({ form }: { readonly form: WithdrawalForm }): JSX.Element {
  const { question, busy } = form;
  return (
    <ConfirmDialog
      open={question.text !== null}
      title="Give up your promo?"
      tone="danger"
      confirmLabel="Withdraw and end promo"
      cancelLabel="Keep my promo"
      busy={busy}
      onConfirm={question.endPromo}
      onCancel={question.keepPromo}
    >
      {question.text}
      <chakra.p mt="3">{givenUpForGood}</chakra.p>
    </ConfirmDialog>
  );
}
