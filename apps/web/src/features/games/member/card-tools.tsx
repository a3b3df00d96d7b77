import { chakra } from '@chakra-ui/react';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import { useState, type JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import type { PromoExclusion } from '../../play/index.ts';
import { factsText } from './game-facts.ts';
import { useFavourite } from './use-favourites.ts';

const GameSheet = lazyPart(() => import('./game-sheet.tsx'), 'GameSheet');

/** Covers have their titles on them, so under a finger the tools stand at the end of the provider's line. */
const belowTheCover = {
  top: 'auto',
  bottom: '-3',
  '&:not([aria-pressed])': { insetInlineStart: 'auto', insetInlineEnd: '-3' },
  // The sheet has the way to keep a game; a heart says which are kept.
  '&[aria-pressed=false]': { display: 'none' },
  '&[aria-pressed=true]': { width: '6', insetInlineEnd: '4.5' },
  '& svg, &:hover svg, &[aria-pressed=true] svg': { boxSize: '4.5', p: '0', bg: 'bg', color: 'fg.muted' },
} as const;

/**
 * A disc on the cover, with as much room around it as a finger needs. It shows with the pointer or the focus; what is kept
 * shows always.
 */
const tool = {
  position: 'absolute',
  top: '0',
  insetInlineStart: '0',
  boxSize: '11',
  display: 'grid',
  placeItems: 'center',
  '&[aria-pressed]': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  transition: 'opacity .14s',
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
  '@media (hover: hover) and (pointer: fine)': {
    '&:not([aria-pressed=true])': { opacity: '0' },
    '.game-tile:is(:hover, :focus-within) &': { opacity: '1' },
  },
  '@media (pointer: coarse)': belowTheCover,
} as const;

/** The back of the card: it shows with the press to play, so never where nothing hovers. */
const facts = {
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
} as const;

/** One styled element for all of a card's tools, as for the card itself: each costs a look at its styles per card. */
const Tools = chakra('div', {
  base: {
    display: 'contents',
    '& > button': tool,
    // The room of the cover, which lets presses through.
    '& > div': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      aspectRatio: '3 / 4',
      display: 'grid',
      alignContent: 'end',
      pointerEvents: 'none',
      '& > p': facts,
      '& > [data-raised]': { mb: '8' },
    },
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
  const text = factsText(game);
  const { note } = exclusionOf(game);
  return (
    <>
      <Tools>
        {text !== null && (
          <div>
            <p aria-hidden data-raised={note === undefined ? undefined : ''}>
              {text}
            </p>
          </div>
        )}
        <button
          type="button"
          aria-label={`About ${game.name}`}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Drawing path={information} />
        </button>
        <button type="button" aria-label={`Favourite: ${game.name}`} aria-pressed={pressed} onClick={toggle}>
          <Drawing path={heart} />
        </button>
      </Tools>
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
