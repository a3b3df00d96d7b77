import { chakra } from '@chakra-ui/react';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';

/** Stays at the foot of the screen while the cards are read, and ends with them. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc({sizes.bottombar} + env(safe-area-inset-bottom) + {spacing.2})', md: '4' },
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mt: '3',
    py: '2',
    ps: '4',
    pe: '2',
    layerStyle: 'card',
    bg: 'bg.panel',
    boxShadow: 'pop',
    '& > p': { flex: '1', minW: '0', fontSize: 'label', fontWeight: '500' },
  },
});

export interface ChosenBarProps {
  readonly chosen: number;
  readonly onShow: () => void;
  readonly onClear: () => void;
}

/** How many providers are chosen, and the way to their games, which begin below what a phone shows. */
export function ChosenBar({ chosen, onShow, onClear }: ChosenBarProps): JSX.Element {
  return (
    <Bar>
      <p role="status">{`${chosen} chosen`}</p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
      <Button variant="inverse" size="sm" onClick={onShow}>
        Show the games
      </Button>
    </Bar>
  );
}
