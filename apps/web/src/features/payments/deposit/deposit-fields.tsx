import { chakra } from '@chakra-ui/react';
import { depositReasons } from '@magpie/domain/payments';
import { useId, type JSX } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';
import { wideColumns } from '#shared/page/index.ts';
import { AmountField } from '../forms/amount-field.tsx';
import { BlockedNotice } from '../forms/blocked-notice.tsx';
import { formProps } from '../forms/form-props.ts';
import { MethodCards } from '../forms/method-cards.tsx';
import { rangeText } from '../forms/range-text.ts';
import { DepositLimits } from './deposit-limits.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { LostOfferNotice } from './lost-offer-notice.tsx';
import { PromoNotice } from './promo-notice.tsx';
import { PromoPicker } from './promo-picker.tsx';
import type { DepositForm } from './use-deposit-form.ts';

const Form = chakra('form', {
  base: {
    gap: { base: '6', md: '8' },
    ...wideColumns('minmax(0, 1.4fr) minmax(0, 1fr)'),
    alignItems: 'start',
    '& > [data-part=column]': { display: 'grid', gap: '6', minW: '0' },
    '&[data-wide=false]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Under the amount, on which it depends, where the promos stand beside that; after them otherwise.
    '&[data-wide=true]': {
      gridTemplateRows: { lg: 'auto 1fr' },
      '& > [data-part=promos]': { gridRow: { lg: 'span 2' } },
    },
  },
});

function DepositAmount({ form }: { readonly form: DepositForm }): JSX.Element {
  const { account, method, range, blocked } = form;
  return (
    <AmountField
      control={form.control}
      name="amount"
      currency={account.activeCurrency}
      hint={rangeText(range, account.activeCurrency)}
      error={form.problems.amount}
      disabled={blocked}
      suggested={{ amounts: method?.suggestedAmounts ?? [], onPick: form.pickAmount, range }}
    />
  );
}

export interface DepositFieldsProps {
  readonly form: DepositForm;
  readonly id: string;
  readonly wide: boolean;
}

/** Method, amount with quick amounts, limits and promos of a deposit, or why deposits are blocked (DEP-02, DEP-22). */
export function DepositFields({ form, id, wide }: DepositFieldsProps): JSX.Element {
  const { account, methods, loading, method, problems, blocked, promo } = form;
  const noticeId = useId();
  const fields = useFirstProblem(form.attempts);
  return (
    <Form ref={fields} data-wide={wide} {...formProps(id, 'Deposit', form.submit)}>
      <div data-part="column">
        {blocked && <BlockedNotice>{depositReasons.blocked.text()}</BlockedNotice>}
        <PromoNotice refusal={promo.refusal} id={noticeId} />
        <LostOfferNotice promo={promo} />
        <MethodCards
          label="Payment method"
          methods={methods}
          loading={loading}
          value={method?.id ?? ''}
          onChange={form.pickMethod}
          error={problems.paymentMethod}
          disabled={blocked}
        />
        <DepositAmount form={form} />
        <DepositLimits account={account} />
      </div>
      <PromoPicker form={form} noticeId={noticeId} />
      {promo.applied && <DepositSummary promo={promo.applied} amount={form.amount} />}
    </Form>
  );
}
