import { chakra } from '@chakra-ui/react';
import {
  betCountedText,
  betMoneyLabel,
  betRiskText,
  betSettledAt,
  displayBetAmounts,
} from '@magpie/domain/bets';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX, ReactNode } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { BetRound } from './bet-round.tsx';
import { BetStatusTag } from './bet-status-tag.tsx';
import type { Bet } from './use-bet-history.ts';

const Facts = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      minH: '11',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > div:last-of-type': { borderBottomWidth: '0' },
    '& dt': { flexShrink: '0', fontSize: 'detail', color: 'fg.subtle' },
    '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});

type Fact = readonly [name: string, value: ReactNode];

function factsOf(bet: Bet): readonly Fact[] {
  const { stake, payout } = displayBetAmounts(bet);
  const counted = betCountedText(bet);
  const risk = betRiskText(bet);
  const settledAt = betSettledAt(bet);
  return [
    ['Status', <BetStatusTag key="status" status={bet.status} />],
    ['Bet', stake],
    ['Payout', payout],
    ['Paid with', betMoneyLabel(bet)],
    ...(counted === null ? [] : [['Promo', counted] as const]),
    ...(risk === null ? [] : [['Counts for rewards', risk] as const]),
    ['Placed', <Moment key="placed" at={bet.dateTimePlaced} face="BET" />],
    ...(settledAt === null ? [] : [['Settled', <Moment key="settled" at={settledAt} face="BET" />] as const]),
    ['Category', bet.gameCategory.name],
    ['Provider', bet.game.subCategory.name],
    ['Bet ID', bet.id],
  ];
}

export interface BetDetailsProps {
  readonly bet: Bet;
  readonly onClose: () => void;
}

/** Everything that is known of one bet: what it cost and brought, what paid it, what it counted for (BETS-17), and its round. */
export function BetDetails({ bet, onClose }: BetDetailsProps): JSX.Element {
  return (
    <Dialog
      open
      size="sm"
      title={`Bet on ${bet.game.name}`}
      footer={<BetRound bet={bet} />}
      onClose={onClose}
    >
      <Facts>
        {factsOf(bet).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Dialog>
  );
}
