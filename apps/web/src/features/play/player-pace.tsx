import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import type { Playing } from './model.ts';
import { PlayerFigures } from './player-figures.tsx';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { RealityCheckSelect } from './reality-check-select.tsx';
import { useGameSession } from './use-game-session.ts';

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
  readonly playing: Playing;
  readonly onStop: () => void;
}

/** What this sitting at the game came to so far, and the reality check once it is due. */
export function PlayerPace({ playing, onStop }: PlayerPaceProps): JSX.Element | null {
  const { session, due, fetchAgain } = useGameSession(playing.session?.id);
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
