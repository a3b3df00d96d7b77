import { zodResolver } from '@hookform/resolvers/zod';
import { money, type CurrencyType } from '@magpie/domain/money';
import {
  depositFactsOf,
  depositSchema,
  type DepositEntry,
  type DepositFormFacts,
} from '@magpie/domain/payments/forms';
import { depositLimits, type AmountLimits } from '@magpie/domain/payments';
import { useConfigQuery } from '@magpie/gql/config';
import { useDepositMethodsQuery, type DepositMethodsQuery } from '@magpie/gql/payments';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import { useLoading } from '#shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import type { PaymentForm } from '../forms/payment-form.ts';
import { useChosenMethod } from '../forms/use-chosen-method.ts';
import { useLimitsRevalidation } from '../forms/use-limits-revalidation.ts';
import { useSubmitting } from '../forms/use-submitting.ts';
import type { DepositPreset } from './deposit-mend.ts';
import { useDepositAccessFacts } from './use-deposit-access.ts';
import { termsOf } from './use-deposit-promos.ts';
import { useDepositPromo, type ChosenPromo } from './use-deposit-promo.ts';
import { useStartDeposit } from './use-start-deposit.ts';

type Method = DepositMethodsQuery['availablePaymentMethods'][number];

export interface DepositForm extends PaymentForm<Method> {
  readonly control: Control<DepositEntry, unknown, DepositEntry>;
  readonly promo: ChosenPromo;
  readonly problems: { readonly paymentMethod: string | undefined; readonly amount: string | undefined };
  readonly pickAmount: (amount: string) => void;
}

type StatedLimits = Pick<Method, 'minimumDepositAmount' | 'maximumDepositAmount'>;

const limitsOf = (
  { minimumDepositAmount, maximumDepositAmount }: StatedLimits,
  type: CurrencyType,
): AmountLimits => ({
  minimum: money.parseOrZero(minimumDepositAmount, type),
  maximum: money.parseOrZero(maximumDepositAmount, type),
});

/** The ways to deposit in the active currency and the limits of all of them, never from the cache: they differ by currency and time. */
function useMethods() {
  const result = useDepositMethodsQuery({ fetchPolicy: 'network-only' });
  const { availablePaymentMethods: methods, paymentLimits: stated } = result.data ?? {};
  return { methods, stated, loading: useLoading(result) };
}

/** What decides about a deposit besides what is filled in (DEP-05 to DEP-08, DEP-34, DEP-37). */
function useFormFacts(
  { activeCurrency: { code, type } }: Account,
  { methods, stated }: Pick<ReturnType<typeof useMethods>, 'methods' | 'stated'>,
  promo: ChosenPromo,
): DepositFormFacts {
  const access = useDepositAccessFacts();
  const { data } = useConfigQuery();
  return {
    access,
    currency: { type, active: code, stated: null },
    limits: stated ? limitsOf(stated, type) : null,
    methods: (methods ?? []).map((each) => ({ id: each.id, ...limitsOf(each, type) })),
    promo: promo.facts,
    limit: { held: data?.config.checkDepositLimit === true, exceeded: null },
  };
}

function rangeOf({ currency, limits }: DepositFormFacts, method: Method | undefined, promo: ChosenPromo) {
  if (!limits || !method) return undefined;
  const { type } = currency;
  const terms = promo.applied && termsOf(promo.applied);
  return depositLimits({ type, limits, method: limitsOf(method, type), promo: terms });
}

/** A deposit form: its choices, its limits by the domain's rules, and how it is sent (DEP-02 to DEP-10). */
export function useDepositForm(account: Account, preset: DepositPreset = {}): DepositForm {
  const { methods, stated, loading } = useMethods();
  const promo = useDepositPromo(account, preset.promoCode);
  const start = useStartDeposit(promo.code);
  const facts = useFormFacts(account, { methods, stated }, promo);
  const form = useForm<DepositEntry, unknown, DepositEntry>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(depositSchema(facts)),
    defaultValues: { paymentMethod: preset.method ?? '', amount: preset.amount ?? '' },
  });
  const { control, setValue, setError, trigger, handleSubmit, reset } = form;
  const { errors, touchedFields, submitCount } = useFormState({ control });
  const [paymentMethod, amount] = useWatch({ control, name: ['paymentMethod', 'amount'] });
  const method = useChosenMethod(methods, paymentMethod, (id) => {
    setValue('paymentMethod', id);
  });

  const revalidate = useEffectEvent(() => {
    if (amount !== '') void trigger('amount');
  });
  useEffect(() => {
    revalidate();
  }, [promo.applied, paymentMethod]);
  useLimitsRevalidation(facts.limits, () => {
    if (touchedFields.amount) void trigger('amount');
  });

  const { sending, begin } = useSubmitting(
    handleSubmit(async (order) => {
      const outcome = await start(order, depositFactsOf(facts, order));
      if (typeof outcome === 'object') setError(outcome.field, { message: outcome.message });
      if (outcome !== 'STARTED') return;
      reset({ paymentMethod: order.paymentMethod, amount: '' });
      promo.apply(null);
    }),
  );
  const blocked = facts.access.depositBlocked;
  const busy = sending || promo.pending;
  return {
    account,
    control,
    methods,
    method,
    range: rangeOf(facts, method, promo),
    loading,
    promo,
    amount,
    problems: { paymentMethod: errors.paymentMethod?.message, amount: errors.amount?.message },
    pickMethod: (id) => {
      setValue('paymentMethod', id, { shouldValidate: true });
    },
    pickAmount: (typed) => {
      setValue('amount', typed, { shouldValidate: true, shouldDirty: true });
    },
    busy,
    blocked,
    attempts: submitCount,
    submit: () => {
      if (!busy && !blocked) begin();
    },
  };
}
