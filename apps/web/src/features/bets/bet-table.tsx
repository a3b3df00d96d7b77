import { chakra } from '@chakra-ui/react';
import { betCountedText, betMark, betViewTitle, displayBetAmounts } from '@magpie/domain/bets';
import { Button, EmptyState, Icon, Tag, Text } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import { Gift } from 'lucide-react';
import { useState, type JSX } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { RecordTable } from '#shared/records/index.ts';
import { BetDetails } from './bet-details.tsx';
import { BetStatusTag } from './bet-status-tag.tsx';
import type { Bet, BetHistory } from './use-bet-history.ts';

const Game = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    minW: '0',
    justifyItems: 'start',
  },
});

function GameCell({ bet }: { readonly bet: Bet }): JSX.Element {
  const mark = betMark(bet);
  const counted = betCountedText(bet);
  return (
    <Game>
      <span>{bet.game.name}</span>
      <Text as="span" size="caption" tone="subtle">
        {bet.game.subCategory.name}
      </Text>
      {mark !== null && <Tag icon={<Icon of={Gift} size="sm" />}>{mark}</Tag>}
      {counted !== null && (
        <Text as="span" size="caption" tone="subtle">
          {counted}
        </Text>
      )}
    </Game>
  );
}

const columnsFor = (open: (bet: Bet) => void): readonly Column<Bet>[] => [
  { id: 'date', header: 'Date', line: 'META', cell: (bet) => <Moment at={bet.dateTimeSettled} face="BET" /> },
  { id: 'game', header: 'Game', line: 'TITLE', cell: (bet) => <GameCell bet={bet} /> },
  { id: 'status', header: 'Status', line: 'END', cell: (bet) => <BetStatusTag status={bet.status} /> },
  { id: 'bet', header: 'Bet', line: 'META', numeric: true, cell: (bet) => displayBetAmounts(bet).stake },
  {
    id: 'payout',
    header: 'Payout',
    line: 'AMOUNT',
    numeric: true,
    cell: (bet) => displayBetAmounts(bet).payout,
  },
  {
    id: 'details',
    header: 'Details',
    cell: (bet) => (
      <Button
        size="sm"
        aria-label={`View the bet on ${bet.game.name}`}
        onClick={() => {
          open(bet);
        }}
      >
        View
      </Button>
    ),
  },
];

export interface BetTableProps {
  readonly history: BetHistory;
}

/** The bets of a view, cards on phones, each with its details (BETS-01, BETS-07, BETS-08). */
export function BetTable({ history }: BetTableProps): JSX.Element {
  const [shown, show] = useState<Bet | null>(null);
  const title = betViewTitle(history.filters.view);
  return (
    <>
      <RecordTable
        label={title}
        columns={columnsFor(show)}
        page={history.nothingToFetch ? { edges: [] } : history.page}
        failed={history.failed}
        pages={history.pages}
        retry={history.retry}
        loadingText="We're fetching your betting history. This should only take a moment."
        empty={
          <EmptyState level={3} title={`No Bets Found Under ${title}`} spot="bets">
            You have not placed any bets yet.
          </EmptyState>
        }
      />
      {shown && (
        <BetDetails
          bet={shown}
          onClose={() => {
            show(null);
          }}
        />
      )}
    </>
  );
}
