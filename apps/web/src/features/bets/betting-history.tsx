import { chakra } from '@chakra-ui/react';
import { betDate, displayMoney } from '@magpie/domain/format';
import { Button, EmptyState, ErrorState, Heading, Skeleton, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { betAmounts, betKind, betStatus, countedText, type Bet } from './bet-row.ts';
import { useBetHistory, type BetHistory } from './use-bet-history.ts';

const Totals = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8',
    my: '4',
    '& dt': { color: 'fg.muted', fontSize: 'detail' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});
const Scroll = chakra('div', { base: { overflowX: 'auto' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'label',
    '& th': { textAlign: 'start', fontWeight: '500', fontSize: 'detail', color: 'fg.subtle', p: '2' },
    '& td': { p: '2', height: '13', borderTopWidth: '1px', borderColor: 'border.muted' },
    '& :is(td, th)[data-figure]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
const Pages = chakra('nav', { base: { display: 'flex', justifyContent: 'flex-end', gap: '2', mt: '4' } });
const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

function Row({ bet, timeZone }: { readonly bet: Bet; readonly timeZone: string }): JSX.Element {
  const { stake, payout } = betAmounts(bet);
  const counted = countedText(bet);
  return (
    <tr>
      <td>
        {bet.game.name}
        <Text as="span" display="block" size="caption" tone="subtle">
          {betKind(bet)}
        </Text>
        {counted !== null && (
          <Text as="span" display="block" size="caption" tone="subtle">
            {counted}
          </Text>
        )}
      </td>
      <td>{betDate(bet.dateTimeSettled, timeZone)}</td>
      <td>{betStatus(bet)}</td>
      <td data-figure>{stake}</td>
      <td data-figure>{payout}</td>
    </tr>
  );
}

function BetTable({ bets }: { readonly bets: readonly Bet[] }): JSX.Element {
  const timeZone = shownTimeZone();
  return (
    <Scroll tabIndex={0} role="region" aria-label="Bets">
      <Table>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Time</th>
            <th scope="col">Status</th>
            <th scope="col" data-figure>
              Bet
            </th>
            <th scope="col" data-figure>
              Payout
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <Row key={bet.id} bet={bet} timeZone={timeZone} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Summary({ summary }: { readonly summary: NonNullable<BetHistory['summary']> }): JSX.Element {
  return (
    <Totals>
      <div>
        <dt>Total Bets</dt>
        <dd>{displayMoney(summary.totalEffectiveBet, summary.currency)}</dd>
      </div>
      <div>
        <dt>Total Profit/Loss</dt>
        <dd>{displayMoney(summary.totalWinloss, summary.currency)}</dd>
      </div>
    </Totals>
  );
}

function Loading(): JSX.Element {
  return (
    <div role="status">
      <Text tone="muted" mb="3">
        We&apos;re fetching your betting history. This should only take a moment.
      </Text>
      {skeletonRows.map((row) => (
        <Skeleton key={row} display="block" height="11" mb="2" />
      ))}
    </div>
  );
}

function Body({ history }: { readonly history: BetHistory }): JSX.Element {
  const { bets, summary, next, previous } = history;
  if (history.failed) return <ErrorState level={3} onRetry={history.retry} retrying={history.loading} />;
  if (!bets) return <Loading />;
  if (bets.length === 0 && !previous) {
    return (
      <EmptyState level={3} title="No Bets Found Under Betting History" spot="bets">
        You have not placed any bets yet.
      </EmptyState>
    );
  }
  return (
    <>
      {summary && <Summary summary={summary} />}
      <BetTable bets={bets} />
      {(previous ?? next) && (
        <Pages aria-label="Pages of bets">
          <Button size="sm" disabled={!previous} onClick={() => previous?.()}>
            Previous
          </Button>
          <Button size="sm" disabled={!next} onClick={() => next?.()}>
            Next
          </Button>
        </Pages>
      )}
    </>
  );
}

/** The account section 'betting-history': the member's bets, latest first, with their totals. */
export function BettingHistory(): JSX.Element {
  const history = useBetHistory();
  return (
    <section aria-label="Betting history">
      <Heading level={2} size="heading.lg">
        Betting history
      </Heading>
      <Body history={history} />
    </section>
  );
}
