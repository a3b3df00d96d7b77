import { chakra } from '@chakra-ui/react';
import { displayAmount, displayMoney } from '@magpie/domain/format';
import { jackpotCountsText } from '@magpie/domain/jackpots';
import type { JackpotCard_jackpotFragment } from '@magpie/gql/jackpots';
import { Amount, Icon, Tag, Text } from '@magpie/ui';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { JSX } from 'react';
import { Fact, Stats } from '#shared/offers/index.ts';

export type Jackpot = JackpotCard_jackpotFragment;

export function JackpotPool({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  const { pool, currency } = jackpot;
  return <Amount size="xl" tone="money" symbol={currency.symbol} text={displayAmount(pool, currency.type)} />;
}

export function JackpotStatus({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  const paying = jackpot.poolStatus === 'PAYING_OUT';
  return (
    <chakra.span display="inline-flex" gap="2" flexWrap="wrap">
      <Tag icon={<Icon of={paying ? CircleCheck : Hourglass} />} tone={paying ? 'success' : 'gum'}>
        {paying ? 'Can be won now' : 'Filling'}
      </Tag>
      {jackpot.status === 'CLOSING' && (
        <Tag icon={<Icon of={Hourglass} />} tone="warning">
          Closes after the next win
        </Tag>
      )}
    </chakra.span>
  );
}

export interface JackpotFactsProps {
  readonly jackpot: Jackpot;
  readonly complete?: boolean;
}

/** What a member needs to take part, and with `complete` how the pool pays. */
export function JackpotFigures({ jackpot, complete = false }: JackpotFactsProps): JSX.Element {
  const money = (amount: string) => displayMoney(amount, jackpot.currency);
  return (
    <Stats>
      <Fact label="Turnover requirement">{money(jackpot.turnoverRequirement)}</Fact>
      <Fact label="Win requirement">{money(jackpot.winRequirement)}</Fact>
      {!complete && jackpot.poolStatus === 'ACCUMULATING' && (
        <Fact label="Fills to">{money(jackpot.highPoolThreshold)}</Fact>
      )}
      {complete && (
        <>
          <Fact label="Type">{jackpot.type}</Fact>
          <Fact label="A win pays">{Number(jackpot.payoutPercentage)}% of the pool</Fact>
          <Fact label="Pays from">{money(jackpot.highPoolThreshold)}</Fact>
          <Fact label="Pays down to">{money(jackpot.lowPoolThreshold)}</Fact>
          <Fact label="Starts again with">{money(jackpot.seedAmount)}</Fact>
        </>
      )}
    </Stats>
  );
}

/** The same, with what of play counts for it. */
export function JackpotFacts(props: JackpotFactsProps): JSX.Element {
  return (
    <chakra.div display="grid" gap="2">
      <JackpotFigures {...props} />
      <Text size="caption" tone="muted">
        {jackpotCountsText}
      </Text>
    </chakra.div>
  );
}
