import { zodResolver } from '@hookform/resolvers/zod';
import { money } from '@magpie/domain/money';
import { depositSchema, type DepositEntry } from '@magpie/domain/payment-forms';
import { useDepositMethodsQuery, type DepositMethodsQuery } from '@magpie/gql/payments';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import { useLoading, type Loading } from '../../../shared/page/index.ts';
import type { Account } from '../../session/index.ts';
import { useChosenMethod } from '../forms/use-chosen-method.ts';
import { useSending } from '../forms/use-sending.ts';
import type { DepositPreset } from './open-mend.ts';
import type { DepositOffer } from './use-deposit-offers.ts';
import { promoFacts, useDepositPromo, type DepositPromo } from './use-deposit-promo.ts';
import { overLimit, useStartDeposit } from './use-start-deposit.ts';

type Method = DepositMethodsQuery['availablePaymentMethods'][number];

/** A deposit form with everything it shows. */
export interface DepositForm {
  readonly account: Account;
  readonly control: Control<DepositEntry, unknown, DepositEntry>;
  /** `undefined` while they are on their way. */
  readonly methods: readonly Method[] | undefined;
  readonly method: Method | undefined;
  readonly loading: Loading;
  readonly promo: DepositPromo;
  /** The amount as typed. */
  readonly amount: string;
  readonly problems: { readonly paymentMethod: string | undefined; readonly amount: string | undefined };
  readonly pickMethod: (id: string) => void;
  readonly pickAmount: (amount: string) => void;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly submit: () => void;
}

function schemaOf(
  { activeCurrency: { type } }: Account,
  methods: readonly Method[],
  offer: DepositOffer | null,
) {
  return depositSchema({
    type,
    methods: methods.map(({ id, minimumDepositAmount, maximumDepositAmount }) => ({
      id,
      minimum: money.parseOrZero(minimumDepositAmount, type),
      maximum: money.parseOrZero(maximumDepositAmount, type),
    })),
    promo: offer && promoFacts(offer),
  });
}

/** The ways to deposit in the active currency, never from the cache: they differ by currency and time. */
function useMethods() {
  const result = useDepositMethodsQuery({ fetchPolicy: 'network-only' });
  return { methods: result.data?.availablePaymentMethods, loading: useLoading(result) };
}

/** A deposit form: its choices, its limits by the domain's rules, and how it is sent (DEP-02 to DEP-10). */
export function useDepositForm(account: Account, preset: DepositPreset = {}): DepositForm {
  const { methods, loading } = useMethods();
  const promo = useDepositPromo(account, preset.promoCode);
  const start = useStartDeposit(promo);
  const form = useForm<DepositEntry, unknown, DepositEntry>({
    mode: 'onTouched',
    resolver: zodResolver(schemaOf(account, methods ?? [], promo.applied)),
    defaultValues: { paymentMethod: preset.method ?? '', amount: preset.amount ?? '' },
  });
  const { control, setValue, setError, trigger, handleSubmit, reset } = form;
  const { errors } = useFormState({ control });
  const [paymentMethod, amount] = useWatch({ control, name: ['paymentMethod', 'amount'] });
  const method = useChosenMethod(methods, paymentMethod, (id) => {
    setValue('paymentMethod', id);
  });

  const judgeAnew = useEffectEvent(() => {
    if (amount !== '') void trigger('amount');
  });
  useEffect(() => {
    judgeAnew();
  }, [promo.applied, paymentMethod]);

  const { sending, begin } = useSending(
    handleSubmit(async (order) => {
      const outcome = await start(order);
      if (outcome === 'OVER_LIMIT') setError('amount', { message: overLimit }, { shouldFocus: true });
      if (outcome !== 'STARTED') return;
      reset({ paymentMethod: order.paymentMethod, amount: '' });
      promo.apply(null);
    }),
  );
  const blocked = account.depositBlocked;
  const busy = sending || promo.pending;
  return {
    account,
    control,
    methods,
    method,
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
    submit: () => {
      if (!busy && !blocked) begin();
    },
  };
}
