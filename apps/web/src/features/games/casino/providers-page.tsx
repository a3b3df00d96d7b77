import { chakra } from '@chakra-ui/react';
import { useGameProvidersQuery, type GameProvidersQuery } from '@magpie/gql/games';
import { Chip, EmptyState, ErrorState, Heading, Skeleton, Text, VisuallyHidden } from '@magpie/ui';
import type { JSX } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import { GameListView } from '../list/game-list-view.tsx';
import { gamesVariables } from '../list/games-variables.ts';
import { headingOf } from '../list/list-heading.ts';
import { ListChoices } from '../list/list-choices.tsx';
import { useListState } from '../list/list-state.ts';
import { useGameList } from '../list/use-game-list.ts';
import { useGameTypes } from '../types/use-game-types.ts';
import { CasinoBar } from './casino-bar.tsx';

type Provider = GameProvidersQuery['gameSubCategories'][number];

const Providers = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4', mb: '8' } });
const Mark = chakra('img', { base: { boxSize: '5', borderRadius: 'xs' } });
const loadingProviders = Array.from({ length: 12 }, (_, index) => index);

interface ProviderChipsProps {
  readonly providers: readonly Provider[] | null;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function ProviderChips({ providers, chosen, onChoose }: ProviderChipsProps): JSX.Element {
  return (
    <Providers role="group" aria-label="Providers" aria-busy={providers === null}>
      {providers === null &&
        loadingProviders.map((key) => <Skeleton key={key} w="30" h="10" borderRadius="full" />)}
      {providers?.map(({ id, name, image }) => (
        <Chip
          key={id}
          pressed={chosen.includes(id)}
          icon={image !== null && <Mark src={image} alt="" loading="lazy" />}
          onClick={() => {
            onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
          }}
        >
          {name}
        </Chip>
      ))}
    </Providers>
  );
}

function ChosenGames(): JSX.Element {
  const [state, change, shown] = useListState();
  const list = useGameList(gamesVariables({ kind: 'PROVIDERS' }, shown));
  return (
    <GameListView
      {...headingOf('Games of the chosen providers', shown, list)}
      list={list}
      choices={<ListChoices state={state} onChange={change} withoutProviders />}
      onClear={() => {
        change({ name: '', providers: [] });
      }}
    />
  );
}

function ProviderList(): JSX.Element {
  const [{ name, providers: chosen }, change] = useListState();
  const { data, error, refetch } = useGameProvidersQuery();
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  if (failed) return <ErrorState onRetry={retry} />;
  if (data?.gameSubCategories.length === 0)
    return <EmptyState title="No providers yet">Their games are on the way.</EmptyState>;
  return (
    <>
      <ProviderChips
        providers={data?.gameSubCategories ?? null}
        chosen={chosen}
        onChoose={(providers) => {
          change({ providers });
        }}
      />
      {(chosen.length > 0 || name !== '') && <ChosenGames />}
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
