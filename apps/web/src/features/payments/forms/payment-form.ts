import type { AmountLimits } from '@magpie/domain/payments';
import type { Loading } from '#shared/page/index.ts';
import type { Account } from '../../session/index.ts';

/** What the forms of a deposit and of a withdrawal have in common. */
export interface PaymentForm<Method> {
  readonly account: Account;
  /** Those that can be chosen (WDR-06); `undefined` while they are on their way. */
  readonly methods: readonly Method[] | undefined;
  readonly method: Method | undefined;
  readonly loading: Loading;
  /** What can be paid by the chosen method; `undefined` while that is not known. */
  readonly range: AmountLimits | undefined;
  readonly amount: string;
  readonly pickMethod: (id: string) => void;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly submit: () => void;
  /** How often it was sent off. */
  readonly attempts: number;
}
