import { statedCurrencyProblem } from '@magpie/domain/payments';
import { Refusal } from '../../platform/graphql/index.ts';
import type { MemberRow } from '../account/index.ts';

/** A payment of which a client may say in which currency the amount was shown. */
export interface StatedCurrency {
  /** Code of the currency; left out or null where the client does not say it. */
  readonly currency?: string | null | undefined;
}

/** Refuses an amount that was shown in another than the active currency. @throws Refusal CONFLICT */
export function checkStatedCurrency({ active_currency }: MemberRow, { currency }: StatedCurrency): void {
  const problem = statedCurrencyProblem(currency ?? null, active_currency);
  if (problem !== null) throw new Refusal('CONFLICT', problem);
}
