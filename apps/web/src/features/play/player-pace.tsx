import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { PlayerFigures } from './player-figures.tsx';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { RealityCheckSelect } from './reality-check-select.tsx';
import type { Pace } from './use-game-session.ts';

const Strip = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg',
  },
});

export interface PlayerPaceProps {
  readonly pace: Pace;
  readonly onStop: () => void;
}

/** What this sitting at the game came to so far, and the reality check once it is due. */
export function PlayerPace({ pace, onStop }: PlayerPaceProps): JSX.Element | null {
  const { session, due, fetchAgain } = pace;
  if (!session) return null;
  const { realityCheck, currency, figures, dateTimeStarted } = session;
  return (
    <Strip data-part="pace" role="group" aria-label="This game session">
      <PlayerFigures short currency={currency} figures={figures} from={dateTimeStarted} />
      <RealityCheckSelect onChosen={fetchAgain} />
      {due && realityCheck && (
        <RealityCheckDialog id={session.id} currency={currency} check={realityCheck} onStop={onStop} />
      )}
    </Strip>
  );
}
