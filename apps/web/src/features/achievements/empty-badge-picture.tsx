import { chakra } from '@chakra-ui/react';
import { Hexagon } from 'lucide-react';
import type { JSX } from 'react';

const Place = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flexShrink: '0', boxSize: '20', color: 'fg.subtle' },
});

/** The outline of a badge that is still to be earned. */
export function EmptyBadgePicture(): JSX.Element {
  return (
    <Place aria-hidden>
      <Hexagon size={68} strokeWidth={0.9} strokeDasharray="1.2 1.2" />
    </Place>
  );
}
