import { cashbackPaymentText } from '@magpie/domain/cashback';
import type { JSX } from 'react';
import { Fact, Facts, Lines } from '#shared/offers/index.ts';
import { claimDaysText, monthlyLimitText, shareText, type Cashback } from './cashback-text.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

export interface CashbackFactsProps {
  readonly cashback: Cashback;
  readonly own: CollectedCashback | undefined;
  /** One below the other, as on a page of its own, whose head says what it gives back. */
  readonly lines?: boolean;
}

/** What a cashback gives back, when, and how much at most. */
export function CashbackFacts({ cashback, own, lines = false }: CashbackFactsProps): JSX.Element {
  const Frame = lines ? Lines : Facts;
  const limit = monthlyLimitText(cashback);
  return (
    <Frame>
      {!lines && <Fact label="Gives back">{shareText(cashback, own?.percentage ?? null)}</Fact>}
      <Fact label="Paid as">{cashbackPaymentText(cashback.currencyType, own?.currencyType ?? null)}</Fact>
      <Fact label="Claim day">{claimDaysText(cashback.daysOfWeekClaimable)}</Fact>
      {limit !== null && <Fact label="Most a month">{limit}</Fact>}
      {cashback.levelRequirement > 0 && <Fact label="From level">{cashback.levelRequirement}</Fact>}
    </Frame>
  );
}
