import { chakra } from '@chakra-ui/react';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import { useState, type JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import type { PromoExclusion } from '../../play/index.ts';
import { factsText } from './game-facts.ts';
import { useFavourite } from './use-favourites.ts';

const GameSheet = lazyPart(() => import('./game-sheet.tsx'), 'GameSheet');

/** Lies over the cover and lets presses through to it, but for its own two buttons. */
const Over = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    aspectRatio: '3 / 4',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignContent: 'space-between',
    pointerEvents: 'none',
  },
});

/**
 * A disc on the cover, with as much room around it as a finger needs. Where a pointer can hover it shows with the pointer or the
 * focus, as covers have their titles below it; what is kept shows always.
 */
const Tool = chakra('button', {
  base: {
    boxSize: '11',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'auto',
    '&[aria-pressed]': { ms: 'auto' },
    transition: 'opacity .14s',
    '@media (hover: hover)': {
      '&:not([aria-pressed=true])': { opacity: '0' },
      '.game-tile:is(:hover, :focus-within) &': { opacity: '1' },
    },
    '& svg': {
      boxSize: '7',
      p: '1.5',
      borderRadius: 'full',
      bg: 'ink.900',
      color: 'bone.50',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      transition: 'background .14s',
    },
    '&:hover svg': { bg: 'ink.950' },
    '&[aria-pressed=true] svg': { bg: 'bone.50', color: 'ink.950', fill: 'currentColor' },
  },
});

/** The back of the card: it shows with the press to play, so never where nothing hovers. */
const Facts = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    px: '2',
    py: '1.5',
    textStyle: 'caption',
    textAlign: 'center',
    bg: 'ink.950',
    color: 'bone.100',
    opacity: '0',
    transition: 'opacity .14s',
    '.game-tile:is(:hover, :has(:focus-visible)):not([data-excluded]) &': { opacity: '1' },
    display: { base: 'none', md: 'block' },
    whiteSpace: 'pre-line',
  },
});

const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
const information = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 16v-4M12 8h.01';

const Drawing = ({ path }: { readonly path: string }): JSX.Element => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
);

export interface CardToolsProps {
  readonly game: GameTile_gameFragment;
  readonly exclusionOf: PromoExclusion;
}

/** What can be done with a card beside playing: read about the game, and keep it as a favourite. */
export function CardTools({ game, exclusionOf }: CardToolsProps): JSX.Element {
  const { pressed, toggle } = useFavourite(game);
  const [open, setOpen] = useState(false);
  const facts = factsText(game);
  const { note } = exclusionOf(game);
  return (
    <>
      <Over>
        <Tool
          type="button"
          aria-label={`About ${game.name}`}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Drawing path={information} />
        </Tool>
        <Tool type="button" aria-label={`Favourite: ${game.name}`} aria-pressed={pressed} onClick={toggle}>
          <Drawing path={heart} />
        </Tool>
        {facts !== null && (
          <Facts aria-hidden mb={note === undefined ? '0' : '8'}>
            {facts}
          </Facts>
        )}
      </Over>
      {open && (
        <Part failed={null}>
          <GameSheet
            game={game}
            exclusionOf={exclusionOf}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Part>
      )}
    </>
  );
}
