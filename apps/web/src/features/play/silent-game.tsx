import { chakra } from '@chakra-ui/react';
import { launchFailureMessage } from '@magpie/domain/play';
import { Button, ErrorState } from '@magpie/ui';
import type { JSX } from 'react';
import type { Playing } from './model.ts';
import { useLaunchGame } from './use-launch-game.ts';

const Place = chakra('div', {
  base: { gridArea: '1 / 1', placeSelf: 'center', display: 'grid', justifyItems: 'center', gap: '2', p: '4' },
});

export interface SilentGameProps {
  readonly playing: Playing;
  readonly onLeave: () => void;
}

/** What stands in the place of a game that did not say that it is ready, with another try and the way back (PLAY-29). */
export function SilentGame({ playing, onLeave }: SilentGameProps): JSX.Element {
  const launch = useLaunchGame();
  const { game, freeSpin } = playing.request;
  return (
    <Place>
      <ErrorState
        level={2}
        title={launchFailureMessage('URL', 'NETWORK')}
        onRetry={() => {
          launch(game, freeSpin && { freeSpin });
        }}
      >
        The game did not answer. Your balance is safe.
      </ErrorState>
      <Button variant="ghost" onClick={onLeave}>
        Back to the lobby
      </Button>
    </Place>
  );
}
