import { chakra } from '@chakra-ui/react';
import { Illustration, type IllustrationName } from '@magpie/ui';
import { Gem } from 'lucide-react';
import type { JSX } from 'react';

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    color: 'fg.subtle',
  },
  variants: { size: { mark: { boxSize: '11' }, prize: { boxSize: '35' } } },
});

const spots: Partial<Record<string, IllustrationName>> = {
  'southern cross': 'jackpot-southern-cross',
  'harbour lights': 'jackpot-harbour-lights',
  'red centre': 'jackpot-red-centre',
  'last light': 'jackpot-last-light',
};

export interface JackpotMarkProps {
  /** Name of the jackpot, with or without the word itself. */
  readonly name: string;
  readonly size?: 'mark' | 'prize';
}

/** The sign of a jackpot: its own drawing where it has one, otherwise a gem. */
export function JackpotMark({ name, size = 'mark' }: JackpotMarkProps): JSX.Element {
  const spot = spots[name.replace(/\s*jackpot$/i, '').toLowerCase()];
  if (spot) return <Illustration name={spot} size={size} />;
  return (
    <Disc aria-hidden size={size}>
      <Gem size="46%" strokeWidth={1.75} />
    </Disc>
  );
}
