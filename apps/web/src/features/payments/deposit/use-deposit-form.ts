import { zodResolver } from '@hookform/resolvers/zod';
import { money, type CurrencyType } from '@magpie/domain/money';
import { depositSchema, type DepositEntry } from '@magpie/domain/payment-forms';
import { depositLimits, type AmountLimits } from '@magpie/domain/payments';
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
  /** What can be paid in by the chosen method; `undefined` while that is not known. */
  readonly range: AmountLimits | undefined;
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

type StatedLimits = Pick<Method, 'minimumDepositAmount' | 'maximumDepositAmount'>;

/** Limits of a deposit as the domain takes them. */
const limitsOf = (
  { minimumDepositAmount, maximumDepositAmount }: StatedLimits,
  type: CurrencyType,
): AmountLimits => ({
  minimum: money.parseOrZero(minimumDepositAmount, type),
  maximum: money.parseOrZero(maximumDepositAmount, type),
});

/** What a deposit by a method is held against (DEP-05 to DEP-08, DEP-34). */
function factsOf(
  { activeCurrency: { type } }: Account,
  stated: StatedLimits | undefined,
  offer: DepositOffer | null,
) {
  return { type, limits: stated ? limitsOf(stated, type) : null, promo: offer && promoFacts(offer) };
}

/** The ways to deposit in the active currency and the limits of all of them, never from the cache: they differ by currency and time. */
function useMethods() {
  const result = useDepositMethodsQuery({ fetchPolicy: 'network-only' });
  const { availablePaymentMethods: methods, paymentLimits: stated } = result.data ?? {};
  return { methods, stated, loading: useLoading(result) };
}

/** A deposit form: its choices, its limits by the domain's rules, and how it is sent (DEP-02 to DEP-10). */
export function useDepositForm(account: Account, preset: DepositPreset = {}): DepositForm {
  const { methods, stated, loading } = useMethods();
  const promo = useDepositPromo(account, preset.promoCode);
  const start = useStartDeposit(promo);
  const { type } = account.activeCurrency;
  const facts = factsOf(account, stated, promo.applied);
  const form = useForm<DepositEntry, unknown, DepositEntry>({
    mode: 'onTouched',
    resolver: zodResolver(
      depositSchema({
        ...facts,
        methods: (methods ?? []).map((each) => ({ id: each.id, ...limitsOf(each, type) })),
      }),
    ),
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
    range: stated && method && depositLimits({ ...facts, method: limitsOf(method, type) }),
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
