import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { termText, turnoverLeft, waitingAwardTerms } from '@magpie/domain/promos';
import type { WaitingAward_memberPromoFragment } from '@magpie/gql/promos';
import type { JSX, ReactNode } from 'react';
import {
  cashNotesOf,
  countingNotes,
  Fact,
  Facts,
  Lines,
  modeNotes,
  spinNotesOf,
  Stats,
  TermNotes,
  termLabels,
  termNote,
  type PromoTermsView,
  type TermNote,
} from '#shared/offers/index.ts';

const modes = { BONUS: 'Bonus mode', CASH: 'Cash mode' };

export interface AwardTermsProps {
  readonly award: WaitingAward_memberPromoFragment;
  /** Facts that come before those of the terms. */
  readonly children?: ReactNode;
  /** There is room for columns of facts. */
  readonly wide?: boolean;
  /** The offer, where it stands beside it and says what holds for all awards. */
  readonly offer?: PromoTermsView;
}

function otherThan(offer: PromoTermsView, mode: readonly TermNote[]): readonly TermNote[] {
  const said = cashNotesOf(offer).map(({ text }) => text);
  return mode.filter(({ text }) => !said.includes(text));
}

/** What a waiting award takes once it has begun, and the way out of it, by its own figures (PROMO-53, PROMO-54). */
export function AwardTerms(props: AwardTermsProps): JSX.Element {
  const { award, children, wide = false, offer } = props;
  const Frame = offer ? Lines : wide ? Stats : Facts;
  const { promo, currency, walletMode, freeSpinDetails } = award;
  const mode = modeNotes(walletMode, { minimumRealMoneyBalance: promo.minimumRealMoneyBalance, currency });
  const minor = (amount: string) => money.parseOrZero(amount, currency.type);
  const target = minor(award.turnoverTarget);
  const counter = minor(award.turnoverCounter);
  const left = money.format(turnoverLeft(target, counter), currency.type);
  const { wagering, wayOut } = waitingAwardTerms({
    ...promo,
    bonus: minor(award.bonus),
    turnoverTarget: target,
    turnoverCounter: counter,
    deposit: minor(award.amount),
    hasFreeSpins: freeSpinDetails.length > 0,
  });
  const days = termText(promo.daysToPlay);
  if (wagering === null) {
    return (
      <>
        <Frame>
          {children}
          <Fact label={termLabels.wagering}>Nothing, wins are cash</Fact>
          <Fact label="Time to play">{days}</Fact>
        </Frame>
        <TermNotes notes={[termNote('loss', wayOut)]} />
      </>
    );
  }
  return (
    <>
      <Frame>
        {children}
        <Fact label={termLabels.wagering}>{wagering}</Fact>
        {target > 0n && <Fact label={termLabels.target}>{displayMoney(left, currency)}</Fact>}
        <Fact label={termLabels.days}>{days}</Fact>
        <Fact label="Begins in">{modes[walletMode]}</Fact>
      </Frame>
      <TermNotes
        notes={[
          ...(offer
            ? otherThan(offer, mode)
            : [...countingNotes(promo), ...mode, ...spinNotesOf({ freeSpinConfiguration: freeSpinDetails })]),
          termNote('loss', wayOut),
        ]}
      />
    </>
  );
}
