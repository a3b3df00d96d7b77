import { chakra } from '@chakra-ui/react';
import { decimalsOf } from '@magpie/domain/money';
import { depositReasons } from '@magpie/domain/payments';
import { AmountInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useController } from 'react-hook-form';
import { BlockedNotice } from '../forms/blocked-notice.tsx';
import { MethodCards } from '../forms/method-cards.tsx';
import { rangeText } from '../forms/range-text.ts';
import { SuggestedAmounts } from '../forms/suggested-amounts.tsx';
import { DepositLimits } from './deposit-limits.tsx';
import { PromoNotice } from './promo-notice.tsx';
import { PromoPicker } from './promo-picker.tsx';
import type { DepositForm } from './use-deposit-form.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    alignItems: 'start',
    '& > [data-part=column]': { display: 'grid', gap: '6', minW: '0' },
    '&[data-wide=false]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

function AmountField({ form }: { readonly form: DepositForm }): JSX.Element {
  const { account, control, method, problems, blocked, pickAmount } = form;
  const {
    field: { ref, name, value, onChange, onBlur },
  } = useController({ control, name: 'amount' });
  return (
    <AmountInput
      label="Amount"
      symbol={account.activeCurrency.symbol}
      decimals={decimalsOf(account.activeCurrency.type)}
      name={name}
      ref={ref}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      hint={rangeText(form.range, account.activeCurrency)}
      error={problems.amount}
      disabled={blocked}
      below={
        <SuggestedAmounts
          amounts={method?.suggestedAmounts ?? []}
          currency={account.activeCurrency}
          value={value}
          onPick={pickAmount}
          disabled={blocked}
        />
      }
    />
  );
}

/** Props of {@link DepositFields}. */
export interface DepositFieldsProps {
  readonly form: DepositForm;
  readonly id: string;
  readonly wide: boolean;
}

/** Method, amount with quick amounts, limits and promos of a deposit, or why deposits are blocked (DEP-02, DEP-22). */
export function DepositFields({ form, id, wide }: DepositFieldsProps): JSX.Element {
  const { account, methods, loading, method, problems, blocked, promo } = form;
  return (
    <Form
      id={id}
      noValidate
      aria-label="Deposit"
      data-wide={wide}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div data-part="column">
        {blocked && <BlockedNotice>{depositReasons.blocked.text()}</BlockedNotice>}
        <PromoNotice refusal={promo.refusal} />
        <MethodCards
          label="Payment method"
          methods={methods}
          loading={loading}
          value={method?.id ?? ''}
          onChange={form.pickMethod}
          error={problems.paymentMethod}
          disabled={blocked}
        />
        <AmountField form={form} />
        <DepositLimits account={account} />
      </div>
      <PromoPicker promo={promo} disabled={blocked} />
    </Form>
  );
}
