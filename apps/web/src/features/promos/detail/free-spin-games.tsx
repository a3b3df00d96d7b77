import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { freeSpinsGamesText, shownFreeSpins } from '@magpie/domain/free-spins';
import type { FreeSpinGames_configurationFragment, Money_currencyFragment } from '@magpie/gql/promos';
import { Button, Heading, Text } from '@magpie/ui';
import { Popover } from '@magpie/ui/overlays';
import { useState, type JSX } from 'react';

type Configuration = FreeSpinGames_configurationFragment;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    '& [data-part=spins]': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

function Games({ configurations, currency }: FreeSpinGamesProps): JSX.Element {
  return (
    <List>
      {configurations.map((configuration) => (
        <li key={configuration.gameId}>
          <span>{configuration.gameName}</span>
          <span data-part="spins">{spinsText(configuration, currency)}</span>
        </li>
      ))}
    </List>
  );
}

function spinsText(configuration: Configuration, currency: Money_currencyFragment): string {
  const spins = shownFreeSpins(configuration);
  const words = spins === 1 ? '1 spin' : `${String(spins)} spins`;
  return `${words} at ${displayMoney(configuration.betValue, currency)}`;
}

export interface FreeSpinGamesProps {
  readonly configurations: readonly Configuration[];
  /** The currency of the offer, in which every spin is. */
  readonly currency: Money_currencyFragment;
}

/** The free games: the first one, and the others in a popover (SPIN-17). Nothing when there are none. */
export function FreeSpinGames({ configurations, currency }: FreeSpinGamesProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const [first, ...others] = configurations;
  if (!first) return null;
  return (
    <chakra.section aria-label="Free games" display="grid" gap="3" justifyItems="start">
      <Heading level={2} size="heading.md">
        Free games
      </Heading>
      <chakra.div width="full">
        <Games configurations={[first]} currency={currency} />
      </chakra.div>
      {others.length > 0 && (
        <Popover
          label="More free games"
          open={open}
          onOpenChange={setOpen}
          placement="bottom-start"
          trigger={<Button size="sm">Click to view more games</Button>}
        >
          <chakra.div p="4">
            <Games configurations={others} currency={currency} />
          </chakra.div>
        </Popover>
      )}
      <Text size="body.sm" tone="muted">
        {freeSpinsGamesText(configurations)}
      </Text>
    </chakra.section>
  );
}
