import { chakra } from '@chakra-ui/react';
import { betRoundAction, betRoundNote, showsPicks } from '@magpie/domain/bets';
import { useBetRoundQuery } from '@magpie/gql/bets';
import { Button, ErrorState, Icon, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { ListChecks, RotateCcw } from 'lucide-react';
import { useState, type JSX } from 'react';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { RoundFrame, RoundSkeleton } from '../play/late.ts';
import type { Bet } from './use-bet-history.ts';

const Stage = chakra('div', {
  base: {
    // To the edges of the dialog, and on a phone all of the screen that its head leaves.
    m: { base: '-5', md: '-6' },
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: { md: '0 0 {radii.lg} {radii.lg}' },
  },
  variants: {
    shows: {
      play: { height: { base: 'restOfSheet', md: 'mostOfScreen' } },
      // A few lines, which scroll where they are many.
      picks: { height: '80' },
    },
  },
});

/** Refusals of the platform for good: the bet has no round that could be seen. */
const final: readonly string[] = ['NOT_FOUND', 'CONFLICT'];

/** What the platform says of why, and not of a failure of its own. */
const told: readonly string[] = [...final, 'VENDOR_IN_MAINTENANCE'];

function Round({ bet, name }: { readonly bet: Bet; readonly name: string }): JSX.Element {
  const { data, error, refetch } = useBetRoundQuery({
    variables: { bet: bet.id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void refetch().catch(() => undefined);
  if (error) {
    const { code = '', message } = platformErrorOf(error) ?? {};
    return (
      <ErrorState level={3} title="The round did not open" {...(!final.includes(code) && { onRetry: again })}>
        {told.includes(code) ? message : undefined}
      </ErrorState>
    );
  }
  if (!data) return <RoundSkeleton />;
  return <RoundFrame name={name} url={data.betRoundURL} onRetry={again} />;
}

/** What leads to the round of a bet, as its provider shows it again, or why nothing does. */
export function BetRound({ bet }: { readonly bet: Bet }): JSX.Element {
  const [open, setOpen] = useState(false);
  const note = betRoundNote(bet.round);
  if (note !== null) {
    return (
      <Text size="body.sm" tone="muted">
        {note}
      </Text>
    );
  }
  const name = `${bet.game.name}, bet ${bet.id}`;
  const picks = showsPicks(bet.gameCategory);
  return (
    <>
      <Button
        icon={<Icon of={picks ? ListChecks : RotateCcw} size="sm" />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {betRoundAction(bet.gameCategory)}
      </Button>
      {open && (
        <Dialog
          open
          size="lg"
          title={bet.game.name}
          closeOnOutside={false}
          onClose={() => {
            setOpen(false);
          }}
        >
          <Stage shows={picks ? 'picks' : 'play'}>
            <Round bet={bet} name={name} />
          </Stage>
        </Dialog>
      )}
    </>
  );
}
