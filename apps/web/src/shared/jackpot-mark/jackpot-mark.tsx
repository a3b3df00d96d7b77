import { chakra } from '@chakra-ui/react';
import { Icon, Illustration, type IllustrationName } from '@magpie/ui';
import { Gem } from 'lucide-react';
import type { JSX } from 'react';

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    color: 'fg.subtle',
  },
});

const spots: Partial<Record<string, IllustrationName>> = {
  'southern cross': 'jackpot-southern-cross',
  harbour: 'jackpot-harbour',
  'daily nest': 'jackpot-daily-nest',
};

/** Props of {@link JackpotMark}. */
export interface JackpotMarkProps {
  /** Name of the jackpot, with or without the word itself. */
  readonly name: string;
}

/** The sign of a jackpot: its own drawing where it has one, otherwise a gem. */
export function JackpotMark({ name }: JackpotMarkProps): JSX.Element {
  const spot = spots[name.replace(/\s*jackpot$/i, '').toLowerCase()];
  if (spot) return <Illustration name={spot} size={44} />;
  return (
    <Disc aria-hidden>
      <Icon of={Gem} />
    </Disc>
  );
}
