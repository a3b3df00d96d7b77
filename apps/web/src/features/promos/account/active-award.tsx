import { displayMoney, promoDate } from '@magpie/domain/format';
import { money as amounts } from '@magpie/domain/money';
import { hasMinimumCash, promoCancelText, promoEndsText } from '@magpie/domain/promos';
import { useCancelActivePromoMutation, type ActivePromo_memberPromoFragment } from '@magpie/gql/promos';
import { Icon, Tag } from '@magpie/ui';
import { CircleCheck } from 'lucide-react';
import type { JSX } from 'react';
import { Moment } from '#shared/moment/index.ts';
import {
  countingNotes,
  Fact,
  minimumCashNotes,
  minimumCashOf,
  Stats,
  termLabels,
  termNote,
  TermNotes,
} from '#shared/offers/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { HeldCashNote } from '../../play/late.ts';
import { CancelButton } from '../actions/cancel-button.tsx';
import { usedText } from '../actions/promo-text.ts';
import { TurnoverProgress } from '../actions/turnover-progress.tsx';
import { useAttempt } from '../actions/use-attempt.ts';
import { AwardPanel } from './award-panel.tsx';

export interface ActiveAwardProps {
  readonly promo: ActivePromo_memberPromoFragment;
}

/** The day of its end, as shown; null without one. */
const endOf = ({ expiresAt }: ActivePromo_memberPromoFragment): string | null =>
  expiresAt === null ? null : promoDate(expiresAt, shownTimeZone());

function CancelActive({ promo }: ActiveAwardProps): JSX.Element {
  const [cancel, { loading }] = useCancelActivePromoMutation();
  const attempt = useAttempt();
  const onConfirm = () =>
    attempt(
      () => cancel({ variables: { id: promo.id } }),
      () => {
        toasts.success('Cancel Promo');
      },
      (error) => {
        toasts.failure(error, 'Cancel Promo Error', 'Something went wrong');
      },
    );
  return (
    <CancelButton label="Cancel Bonus" busy={loading} onConfirm={onConfirm}>
      {promoCancelText({
        loss: { ...promo.atStake, currency: promo.currency },
        turnoverCounter: promo.turnoverCounter,
        promoUsed: promo.promoUsed,
        maxUses: promo.promo.maxUses,
      })}
    </CancelButton>
  );
}

const modes = { BONUS: 'Bonus', CASH: 'Cash' };

/** What it was given, what is left of that, and which money bets take meanwhile. */
function Figures({ promo }: ActiveAwardProps): JSX.Element {
  const { atStake, currency, walletMode } = promo;
  const money = (amount: string) => displayMoney(amount, currency);
  const hasWon = amounts.parseOrZero(atStake.winnings, currency.type) > 0n;
  return (
    <Stats>
      <Fact label="Bonus given">{money(promo.bonus)}</Fact>
      <Fact label="Bonus left">
        {money(atStake.bonus)}
        {hasWon && `, ${money(atStake.winnings)} of it won`}
      </Fact>
      {atStake.freeSpins > 0 && <Fact label="Free spins left">{atStake.freeSpins}</Fact>}
      <Fact label="Wallet mode">{modes[walletMode]}</Fact>
      {hasMinimumCash(walletMode) && (
        <Fact label={termLabels.minimumCash}>
          {minimumCashOf({ minimumRealMoneyBalance: promo.promo.minimumRealMoneyBalance, currency })}
        </Fact>
      )}
      <Fact label="Used">{usedText(promo.promoUsed, promo.promo.maxUses)}</Fact>
      <Fact label="Expires">
        {promo.expiresAt === null ? 'Never' : <Moment at={promo.expiresAt} face="DATE" />}
      </Fact>
    </Stats>
  );
}

/** A promo in force: how far it is, what it holds, what ends it, and the way to give it up. */
export function ActiveAward({ promo }: ActiveAwardProps): JSX.Element {
  const terms = {
    ...promo.promo,
    currency: promo.currency.code,
    deposit: promo.amount,
    walletMode: promo.walletMode,
  };
  const least = { minimumRealMoneyBalance: promo.promo.minimumRealMoneyBalance, currency: promo.currency };
  const cash = hasMinimumCash(promo.walletMode) ? minimumCashNotes(least) : [];
  const ends = promoEndsText({ ...terms, ends: endOf(promo), freeSpins: promo.atStake.freeSpins });
  return (
    <AwardPanel
      promo={promo.promo}
      bonusName={promo.bonusName}
      tag={
        <Tag tone="success" icon={<Icon of={CircleCheck} />}>
          Active
        </Tag>
      }
      cancel={<CancelActive promo={promo} />}
    >
      <TurnoverProgress promo={promo} />
      <Figures promo={promo} />
      <HeldCashNote />
      <TermNotes notes={[...countingNotes(promo.promo), ...cash, termNote('ends', ends)]} />
    </AwardPanel>
  );
}
