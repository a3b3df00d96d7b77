import { chakra } from '@chakra-ui/react';
import { secondsLeft, type TimezoneChoice } from '@magpie/domain/calendar';
import {
  cashbackStanding,
  cashbackStateTexts,
  isMonthlyLimitShown,
  nothingCollectedText,
  type CashbackState,
} from '@magpie/domain/cashback';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { Amount, Countdown, Icon, Tag, Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import { CircleCheck, CircleSlash, Clock, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { AmountNotes } from './amount-notes.tsx';
import type { CollectedCashback } from './use-member-cashbacks.ts';

const Rows = chakra('div', { base: { display: 'grid', gap: '3' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
  },
});

const icons: Readonly<Record<CashbackState, LucideIcon>> = {
  CLAIMABLE: CircleCheck,
  CLAIMED: CircleCheck,
  LIMIT_REACHED: CircleSlash,
  NOT_YET: Clock,
};
const tones = {
  CLAIMABLE: 'success',
  CLAIMED: 'neutral',
  LIMIT_REACHED: 'warning',
  NOT_YET: 'neutral',
} as const;

/** How much of the month's limit was claimed; nothing without a limit, and where there is nothing to say of it yet. */
export function MonthlyLimit({ cashback }: { readonly cashback: CollectedCashback }): JSX.Element | null {
  const { cashbackReceivedThisMonth: received, maxMonthlyClaim: limit, currency } = cashback;
  const minor = (amount: string) => money.parseOrZero(amount, currency.type);
  const claims = {
    maxMonthlyClaim: minor(limit),
    receivedThisMonth: minor(received),
    amount: minor(cashback.amount),
  };
  if (!isMonthlyLimitShown(claims)) return null;
  return (
    <Meter
      label="Claimed this month"
      used={displayMoney(received, currency)}
      limit={displayMoney(limit, currency)}
      percent={money.shareInPercent(claims.receivedThisMonth, claims.maxMonthlyClaim)}
    />
  );
}

/** What is gone with its day (CASHBK-23). */
function Missed({
  cashback: { missed, currency },
}: {
  readonly cashback: CollectedCashback;
}): JSX.Element | null {
  if (!missed) return null;
  return (
    <Text size="body.sm" tone="muted">
      Not claimed in time: {displayMoney(missed.amount, currency)}, gone since{' '}
      <Moment at={missed.endedAt} face="DATE_AND_TIME" />.
    </Text>
  );
}

export interface ClaimStateProps {
  readonly cashback: CollectedCashback;
  readonly timezones: readonly TimezoneChoice[];
}

/** What a cashback has collected for the member, and when it can be claimed (CASHBK-09, CASHBK-12). */
export function ClaimState({ cashback, timezones }: ClaimStateProps): JSX.Element {
  const { daysOfWeekClaimable } = cashback.cashback;
  // Counted from the day of the answer, so that it ends at zero and not in another week.
  const { state, countdownTo } = cashbackStanding(
    { ...cashback, daysOfWeekClaimable },
    cashback.answeredAt,
    timezones,
  );
  const { title, note } = cashbackStateTexts[state];
  const seconds = useAtNow((now) => (countdownTo === null ? null : secondsLeft(countdownTo, now)));
  const { amount, currency } = cashback;
  const isNone = money.parseOrZero(amount, currency.type) === 0n;
  return (
    <Rows>
      <Row>
        <Amount
          size="lg"
          {...(isNone ? { color: 'fg.subtle' } : { tone: 'money' })}
          text={displayMoney(amount, currency)}
        />
        <Tag icon={<Icon of={icons[state]} />} tone={tones[state]}>
          {title}
        </Tag>
      </Row>
      <Row textStyle="body.sm" color="fg.muted">
        {note !== null && <span>{note}</span>}
        {state === 'NOT_YET' && isNone && <span>{nothingCollectedText}</span>}
        {seconds !== null && (
          <span>
            {isNone ? 'Next claim day in' : 'Claimable in'}{' '}
            <Countdown
              label={isNone ? 'Time until the next claim day' : 'Time until it can be claimed'}
              format="long"
              seconds={seconds}
            />
          </span>
        )}
      </Row>
      <MonthlyLimit cashback={cashback} />
      <AmountNotes cashback={cashback} />
      <Missed cashback={cashback} />
    </Rows>
  );
}
