import { chakra } from '@chakra-ui/react';
import { ErrorState, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { useConfig } from '#shared/config/index.ts';
import { frameAddress } from './frame-messages.ts';
import { useFramedPage } from './use-framed-page.ts';
import { useSilence } from './use-silence.ts';

const Place = chakra('div', {
  base: {
    display: 'grid',
    height: 'full',
    '& > *': { gridArea: '1 / 1' },
    '& > iframe': { display: 'block', boxSize: 'full', borderWidth: '0' },
  },
});

/** What stands in the place of a round that is on its way. */
export const RoundSkeleton = (): JSX.Element => (
  <div role="status" aria-label="Loading the round">
    <Skeleton display="block" h="full" />
  </div>
);

interface FramedRoundProps {
  readonly name: string;
  readonly url: string;
  readonly onRetry: () => void;
}

function FramedRound({ name, url, onRetry }: FramedRoundProps): JSX.Element {
  const { ref, listens, page } = useFramedPage(url, () => undefined);
  const loaded = listens > 0;
  if (useSilence(loaded ? null : url)) {
    return (
      <ErrorState level={3} title="The round did not open" onRetry={onRetry}>
        The game did not answer. Your balance is safe.
      </ErrorState>
    );
  }
  return (
    <Place aria-busy={!loaded}>
      <iframe ref={ref} title={name} {...page} style={{ visibility: loaded ? 'visible' : 'hidden' }} />
      {!loaded && <RoundSkeleton />}
    </Place>
  );
}

export interface RoundFrameProps {
  /** What the page is called for people who hear it. */
  readonly name: string;
  /** As the platform answered it. */
  readonly url: string;
  /** Asks for another address. */
  readonly onRetry: () => void;
}

/** The page of a game's provider that shows a past round; one on no listed origin is not shown (PLAY-29). */
export function RoundFrame({ url, ...props }: RoundFrameProps): JSX.Element {
  const { gameOrigins } = useConfig();
  const address = frameAddress(url, gameOrigins);
  if (address === null) return <ErrorState level={3} title="The round did not open" />;
  return <FramedRound key={address} url={address} {...props} />;
}
