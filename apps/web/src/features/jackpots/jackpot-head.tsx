import { chakra } from '@chakra-ui/react';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { JackpotMark } from '#shared/jackpot-mark/index.ts';
import { onDark } from '#shared/offers/index.ts';
import { JackpotPool, JackpotStatus, type Jackpot } from './jackpot-facts.tsx';
import { JackpotPlayLink } from './jackpot-play-link.tsx';

const Head = chakra('div', {
  base: {
    ...onDark,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: '4',
    rowGap: '3',
    p: { base: '4', md: '6' },
    bg: 'ink.950',
    borderRadius: 'wing',
    '& > :not([data-part=mark])': { gridColumn: { base: 'span 2', md: '1' } },
    '& > [data-part=status]': { gridColumn: '1' },
    '& > [data-part=mark]': { gridColumn: '2', gridRow: { base: '1', md: '1 / span 4' } },
    '& > [data-part=mark] > *': { boxSize: { base: '14', md: '35' } },
  },
});

/** A jackpot on its own ground: its sign, what is in the pool, and the way to the games that feed it. */
export function JackpotHead({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  return (
    <Head>
      <div data-part="status">
        <JackpotStatus jackpot={jackpot} />
      </div>
      <div data-part="mark">
        <JackpotMark name={jackpot.name} size="prize" />
      </div>
      <div>
        <JackpotPool jackpot={jackpot} />
      </div>
      <Text tone="muted">{jackpot.description}</Text>
      <JackpotPlayLink jackpot={jackpot} />
    </Head>
  );
}
