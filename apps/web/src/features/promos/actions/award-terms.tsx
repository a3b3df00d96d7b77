import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { termText, waitingAwardTerms } from '@magpie/domain/promos';
import type { WaitingAward_memberPromoFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';
import {
  countingNotes,
  Fact,
  Facts,
  modeNotes,
  spinNotesOf,
  TermNotes,
  termLabels,
  termNote,
} from '#shared/offers/index.ts';

const modes = { BONUS: 'Bonus mode', CASH: 'Cash mode' };

/** What a waiting award takes once it has begun, and the way out of it, by its own figures (PROMO-53, PROMO-54). */
export function AwardTerms({ award }: { readonly award: WaitingAward_memberPromoFragment }): JSX.Element {
  const { promo, currency, walletMode } = award;
  const mode = modeNotes(walletMode, { minimumRealMoneyBalance: promo.minimumRealMoneyBalance, currency });
  const minor = (amount: string) => money.parseOrZero(amount, currency.type);
  const target = minor(award.turnoverTarget);
  const { wagering, wayOut } = waitingAwardTerms({
    ...promo,
    bonus: minor(award.bonus),
    turnoverTarget: target,
    deposit: minor(award.amount),
    hasFreeSpins: promo.freeSpinConfiguration.length > 0,
  });
  const days = termText(promo.daysToPlay);
  if (wagering === null) {
    return (
      <>
        <Facts>
          <Fact label={termLabels.wagering}>Nothing, wins are cash</Fact>
          <Fact label="Time to play">{days}</Fact>
        </Facts>
        <TermNotes notes={[termNote('loss', wayOut)]} />
      </>
    );
  }
  return (
    <>
      <Facts>
        <Fact label={termLabels.wagering}>{wagering}</Fact>
        {target > 0n && <Fact label={termLabels.target}>{displayMoney(award.turnoverTarget, currency)}</Fact>}
        <Fact label={termLabels.days}>{days}</Fact>
        <Fact label="Begins in">{modes[walletMode]}</Fact>
      </Facts>
      <TermNotes
        notes={[...countingNotes(promo), ...mode, ...spinNotesOf(promo), termNote('loss', wayOut)]}
      />
    </>
  );
}
