import { useAnswerRealityCheckMutation } from '@magpie/gql/play';
import { Button, Link } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useRef, type JSX } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { PlayerFigures } from './player-figures.tsx';
import type { PacedSession } from './use-game-session.ts';

export interface RealityCheckDialogProps {
  /** Of the game session. */
  readonly id: string;
  readonly currency: PacedSession['currency'];
  readonly check: NonNullable<PacedSession['realityCheck']>;
  readonly onStop: () => void;
}

/** Whether to play on, which has to be answered: until then the platform takes no bet. */
export function RealityCheckDialog({ id, currency, check, onStop }: RealityCheckDialogProps): JSX.Element {
  const [answer, { loading }] = useAnswerRealityCheckMutation();
  const stop = useRef<HTMLButtonElement>(null);
  const goOn = async () => {
    try {
      await answer({ variables: { id } });
    } catch (error) {
      toasts.failure(error, 'The game could not go on');
    }
  };
  const footer = (
    <>
      <Button ref={stop} variant="ghost" onClick={onStop}>
        Stop
      </Button>
      <Button variant="inverse" loading={loading} onClick={() => void goOn()}>
        Keep playing
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onStop}
      title="Reality check"
      role="alertdialog"
      size="sm"
      closable={false}
      footer={footer}
      initialFocus={() => stop.current}
    >
      <PlayerFigures currency={currency} figures={check.figures} from={check.dateTimeFrom} />
      <Link asChild>
        <RouterLink to={paths.personalCenter('betting-history')}>Betting history</RouterLink>
      </Link>
    </Dialog>
  );
}
