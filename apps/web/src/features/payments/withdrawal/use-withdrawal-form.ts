import { zodResolver } from '@hookform/resolvers/zod';
import {
  typedMostToWithdraw,
  withdrawalFactsOf,
  withdrawalSchema,
  type WithdrawalEntry,
  type WithdrawalFormFacts,
} from '@magpie/domain/payments/forms';
import { money } from '@magpie/domain/money';
import { canChooseMethod, type AmountLimits } from '@magpie/domain/payments';
import { withdrawableBalance } from '@magpie/domain/wallets';
import { useWithdrawalMethodsQuery, type WithdrawalMethodsQuery } from '@magpie/gql/payments';
import { useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import { useLoading, type Loading } from '#shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import { useChosenMethod } from '../forms/use-chosen-method.ts';
import { useLimitsRevalidation } from '../forms/use-limits-revalidation.ts';
import { useSubmitting } from '../forms/use-submitting.ts';
import { useStartWithdrawal } from './use-start-withdrawal.ts';
import { withdrawalAccessOf } from './withdrawal-access.ts';

export interface WithdrawalPreset {
  readonly method?: string;
  readonly amount?: string;
}

type Method = WithdrawalMethodsQuery['withdrawalMethods'][number];

export interface WithdrawalForm {
  readonly account: Account;
  readonly control: Control<WithdrawalEntry, unknown, WithdrawalEntry>;
  /** Those that can be chosen (WDR-06); `undefined` while they are on their way. */
  readonly methods: readonly Method[] | undefined;
  readonly method: Method | undefined;
  readonly loading: Loading;
  /** What can be withdrawn at once, once it is known. */
  readonly range: AmountLimits | undefined;
  readonly amount: string;
  readonly problems: {
    readonly withdrawalMethod: string | undefined;
    readonly amount: string | undefined;
  };
  readonly pickMethod: (id: string) => void;
  /** Fills in the most that can be withdrawn at once. */
  readonly pickMost: () => void;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly submit: () => void;
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
    withdrawable: withdrawableBalance(account.wallets.withdrawableBalance, type),
  };
}

/** A withdrawal form: its choices, its limits by the domain's rules, and how it is sent (WDR-01 to WDR-08). */
export function useWithdrawalForm(account: Account, preset: WithdrawalPreset = {}): WithdrawalForm {
  const result = useWithdrawalMethodsQuery({ fetchPolicy: 'network-only' });
  const methods = result.data?.withdrawalMethods.filter(canChooseMethod);
  const start = useStartWithdrawal();
  const facts = formFactsOf(account, result.data);
  const { control, setValue, setError, trigger, handleSubmit, reset } = useForm<
    WithdrawalEntry,
    unknown,
    WithdrawalEntry
  >({
    mode: 'onTouched',
    resolver: zodResolver(withdrawalSchema(facts)),
    defaultValues: { withdrawalMethod: preset.method ?? '', amount: preset.amount ?? '' },
  });
  const { errors, touchedFields } = useFormState({ control });
  const [withdrawalMethod, amount] = useWatch({ control, name: ['withdrawalMethod', 'amount'] });
  const method = useChosenMethod(methods, withdrawalMethod, (id) => {
    setValue('withdrawalMethod', id);
  });
  useLimitsRevalidation(facts.limits, () => {
    if (touchedFields.amount) void trigger('amount');
  });
  const { sending: busy, begin } = useSubmitting(
    handleSubmit(async (order) => {
      const outcome = await start(order, withdrawalFactsOf(facts, order));
      if (typeof outcome === 'object')
        setError(outcome.field, { message: outcome.message }, { shouldFocus: true });
      if (outcome === 'STARTED') reset({ withdrawalMethod: order.withdrawalMethod, amount: '' });
    }),
  );
  const blocked = facts.access.withdrawalBlocked;
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
    submit,
  };
}
