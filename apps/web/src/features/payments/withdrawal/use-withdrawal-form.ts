import { zodResolver } from '@hookform/resolvers/zod';
import {
  typedMostToWithdraw,
  withdrawalFactsOf,
  withdrawalHoldText,
  withdrawalSchema,
  type WithdrawalEntry,
  type WithdrawalFormFacts,
} from '@magpie/domain/payments/forms';
import { money } from '@magpie/domain/money';
import { canChooseMethod } from '@magpie/domain/payments';
import { withdrawableBalance } from '@magpie/domain/wallets';
import { useWithdrawalMethodsQuery, type WithdrawalMethodsQuery } from '@magpie/gql/payments';
import { useState } from 'react';
import { useForm, useFormState, useWatch, type Control, type UseFormHandleSubmit } from 'react-hook-form';
import { useLoading } from '#shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import { useFollowPlay } from '../../session/late.ts';
import type { PaymentForm } from '../forms/payment-form.ts';
import { useChosenMethod } from '../forms/use-chosen-method.ts';
import { useLimitsRevalidation } from '../forms/use-limits-revalidation.ts';
import { useSubmitting } from '../forms/use-submitting.ts';
import {
  nothingGivenUp,
  useStartWithdrawal,
  type GivenUp,
  type PromoAsked,
  type WithdrawalOrder,
} from './use-start-withdrawal.ts';
import { withdrawalAccessOf } from './withdrawal-access.ts';

export interface WithdrawalPreset {
  readonly method?: string;
  readonly amount?: string;
}

/** Whether the promo that the withdrawal would end is to end. */
export interface PromoQuestion {
  /** Null while there is nothing to be asked. */
  readonly text: string | null;
  readonly endPromo: () => void;
  readonly keepPromo: () => void;
}

type Method = WithdrawalMethodsQuery['withdrawalMethods'][number];

export interface WithdrawalForm extends PaymentForm<Method> {
  readonly control: Control<WithdrawalEntry, unknown, WithdrawalEntry>;
  readonly problems: { readonly withdrawalMethod: string | undefined; readonly amount: string | undefined };
  /** Fills in the most that can be withdrawn at once. */
  readonly pickMost: () => void;
  readonly question: PromoQuestion;
  /** Why the form is blocked; null while it is not. */
  readonly hold: string | null;
}

function formFactsOf(account: Account, data: WithdrawalMethodsQuery | undefined): WithdrawalFormFacts {
  const { code, type } = account.activeCurrency;
  const stated = data?.paymentLimits;
  return {
    access: withdrawalAccessOf(account),
    currency: { type, active: code, stated: null },
    limits: stated
      ? {
          minimum: money.parseOrZero(stated.minimumWithdrawalAmount, type),
          maximum: money.parseOrZero(stated.maximumWithdrawalAmount, type),
        }
      : null,
    methods: data?.withdrawalMethods ?? [],
    disputed: data?.disputedDeposits ?? [],
    withdrawable: withdrawableBalance(account.wallets.withdrawableBalance, type),
  };
}

/** Sends the form, and once more with the promo that the member was asked about and gives up. */
function useWithdrawalSubmission(
  send: (order: WithdrawalOrder, givesUp: GivenUp) => Promise<PromoAsked | null>,
  handleSubmit: UseFormHandleSubmit<WithdrawalEntry, WithdrawalEntry>,
): Pick<WithdrawalForm, 'busy' | 'question'> & { readonly begin: () => void } {
  const [asked, setAsked] = useState<PromoAsked | null>(null);
  const first = useSubmitting(
    handleSubmit(async (order) => {
      setAsked(await send(order, nothingGivenUp));
    }),
  );
  const confirmed = useSubmitting(async () => {
    if (asked) setAsked(await send(asked.order, asked.givesUp));
  });
  const keepPromo = () => {
    setAsked(null);
  };
  return {
    busy: first.sending || confirmed.sending,
    begin: first.begin,
    question: { text: asked?.text ?? null, endPromo: confirmed.begin, keepPromo },
  };
}

/** A withdrawal form: its choices, its limits by the domain's rules, and how it is sent (WDR-01 to WDR-08). */
export function useWithdrawalForm(account: Account, preset: WithdrawalPreset = {}): WithdrawalForm {
  const result = useWithdrawalMethodsQuery({ fetchPolicy: 'network-only' });
  // Whether a deposit is disputed, too, is told by the balance.
  useFollowPlay(() => result.refetch());
  const methods = result.data?.withdrawalMethods.filter(canChooseMethod);
  const start = useStartWithdrawal();
  const facts = formFactsOf(account, result.data);
  const { control, setValue, setError, trigger, handleSubmit, reset } = useForm<
    WithdrawalEntry,
    unknown,
    WithdrawalEntry
  >({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(withdrawalSchema(facts)),
    defaultValues: { withdrawalMethod: preset.method ?? '', amount: preset.amount ?? '' },
  });
  const { errors, touchedFields, submitCount } = useFormState({ control });
  const [withdrawalMethod, amount] = useWatch({ control, name: ['withdrawalMethod', 'amount'] });
  const method = useChosenMethod(methods, withdrawalMethod, (id) => {
    setValue('withdrawalMethod', id);
  });
  useLimitsRevalidation(facts.limits, () => {
    if (touchedFields.amount) void trigger('amount');
  });
  const { busy, begin, question } = useWithdrawalSubmission(async (order, givesUp) => {
    const outcome = await start(order, withdrawalFactsOf(facts, order), givesUp);
    if (outcome === 'STARTED') reset({ withdrawalMethod: order.withdrawalMethod, amount: '' });
    if (typeof outcome !== 'object') return null;
    if ('givesUp' in outcome) return outcome;
    setError(outcome.field, { message: outcome.message });
    return null;
  }, handleSubmit);
  const hold = withdrawalHoldText(facts);
  const blocked = hold !== null;
  const submit = () => {
    if (!busy && !blocked) begin();
  };
  return {
    account,
    control,
    methods,
    method,
    loading: useLoading(result),
    range: facts.limits ?? undefined,
    amount,
    problems: { withdrawalMethod: errors.withdrawalMethod?.message, amount: errors.amount?.message },
    pickMethod: (id) => {
      setValue('withdrawalMethod', id, { shouldValidate: true });
    },
    pickMost: () => {
      setValue('amount', typedMostToWithdraw(facts, facts.currency.type), {
        shouldValidate: true,
        shouldDirty: true,
      });
    },
    busy,
    blocked,
    hold,
    attempts: submitCount,
    submit,
    question,
  };
}
