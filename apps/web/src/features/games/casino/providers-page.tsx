import { chakra } from '@chakra-ui/react';
import { useCountedProvidersQuery } from '@magpie/gql/providers';
import { EmptyState, ErrorState, Heading, Text, VisuallyHidden } from '@magpie/ui';
import { useRef, type JSX } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import { FoundGames } from '../list/found-games.tsx';
import { useListState } from '../list/list-state.ts';
import { useGameTypes } from '../types/use-game-types.ts';
import { CasinoBar } from './casino-bar.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { ProviderCards } from './provider-cards.tsx';

/** Begins under the header when it is scrolled to. */
const Games = chakra('div', { base: { mt: '8', scrollMarginTop: '24', outline: 'none' } });
const Cards = chakra('div', { base: { mt: '4' } });

function ProviderList(): JSX.Element {
  const [{ name, providers: chosen }, change] = useListState();
  const { data, error, refetch } = useCountedProvidersQuery();
  const games = useRef<HTMLDivElement>(null);
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  if (failed) return <ErrorState onRetry={retry} />;
  if (data?.gameSubCategories.length === 0)
    return <EmptyState title="No providers yet">Their games are on the way.</EmptyState>;
  const choose = (providers: readonly string[]) => {
    change({ providers });
  };
  return (
    <>
      <Cards>
        <ProviderCards providers={data?.gameSubCategories ?? null} chosen={chosen} onChoose={choose} />
        {chosen.length > 0 && (
          <ChosenBar
            chosen={chosen.length}
            onShow={() => {
              games.current?.focus({ preventScroll: true });
              games.current?.scrollIntoView();
            }}
            onClear={() => {
              choose([]);
            }}
          />
        )}
      </Cards>
      {(chosen.length > 0 || name !== '') && (
        <Games ref={games} tabIndex={-1}>
          <FoundGames page={{ kind: 'PROVIDERS' }} title="Games of the chosen providers" withoutProviders />
        </Games>
      )}
    </>
  );
}

/** '/casino/providers': the providers, of which a visitor chooses some to see their games (GAMES-16). */
export function ProvidersPage(): JSX.Element {
  const gameTypes = useGameTypes();
  return (
    <>
      <VisuallyHidden as="h1">Providers</VisuallyHidden>
      <CasinoBar gameTypes={gameTypes} current="providers" />
      <section aria-label="Providers">
        <Heading level={2} size="heading.lg">
          Providers
        </Heading>
        <Text size="body.sm" tone="subtle">
          Choose one or more to see their games.
        </Text>
        <ProviderList />
      </section>
    </>
  );
}
