import { chakra } from '@chakra-ui/react';
import { Button, Chip, Skeleton } from '@magpie/ui';
import { useEffect, useRef, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part, phoneEdges } from '#shared/page/index.ts';
import { useSession } from '../../session/index.ts';
import { casinoEntries, type CasinoEntry } from './casino-menu.ts';
import { showInRow } from './show-in-row.ts';
import { TypeIcon } from './type-icon.tsx';
import type { GameTypes } from './use-game-types.ts';

const FavouritesChip = lazyPart(() => import('../member/favourites-chip.tsx'), 'FavouritesChip');

const Row = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    flex: { base: 'none', lg: '1' },
    minW: '0',
    ...phoneEdges,
    py: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const loadingChips = ['22', '18', '20', '24'];

export interface TypeChipsProps {
  readonly gameTypes: GameTypes;
  readonly current: string;
  readonly address: (entry: CasinoEntry) => string;
}

/** The casino menu as a row of chips, the current one counterchanged (SHELL-01, SHELL-04). */
export function TypeChips({ gameTypes, current, address }: TypeChipsProps): JSX.Element {
  const { types, failed, retry } = gameTypes;
  const { account } = useSession();
  const row = useRef<HTMLElement>(null);
  const arrived = types !== null;
  useEffect(() => {
    showInRow(row.current, row.current?.querySelector('[aria-current]'));
  }, [current, arrived]);
  return (
    <Row ref={row} aria-label="Game types" aria-busy={!arrived && !failed}>
      {casinoEntries(types ?? []).map((entry) => (
        <Chip key={entry.slug} asChild>
          <Link
            to={address(entry)}
            preventScrollReset
            aria-current={entry.slug === current ? 'page' : undefined}
          >
            <TypeIcon slug={entry.slug} />
            {entry.label}
          </Link>
        </Chip>
      ))}
      {account && types && (
        <Part failed={null}>
          <FavouritesChip current={current === 'favourites'} />
        </Part>
      )}
      {types === null &&
        !failed &&
        loadingChips.map((w) => <Skeleton key={w} flexShrink="0" w={w} h="10" borderRadius="full" />)}
      {failed && (
        <Button size="sm" onClick={retry}>
          Load game types
        </Button>
      )}
    </Row>
  );
}
