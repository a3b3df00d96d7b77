import { defineRecipe } from '@chakra-ui/react';

const art = {
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  borderRadius: 'md',
  overflow: 'hidden',
  bg: 'var(--tone, {colors.bg.skeleton})',
  transition: 'transform .22s, box-shadow .22s',
  '& img': { boxSize: 'full', objectFit: 'cover' },
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / .08)',
    pointerEvents: 'none',
  },
} as const;

const play = {
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  bg: 'rgb(6 9 9 / .5)',
  opacity: '0',
  transition: 'opacity .14s',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '40px',
    ps: '14px',
    pe: '4',
    borderRadius: 'full',
    bg: 'bone.50',
    color: 'ink.950',
    fontWeight: '650',
    fontSize: '14px',
  },
  '& svg': { boxSize: '16px', fill: 'currentColor' },
} as const;

const flag = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  p: { base: '7px 8px', md: '9px 10px' },
  bg: 'ink.950',
  color: 'bone.100',
  fontSize: { base: '10.5px', md: '12px' },
  lineHeight: '1.25',
  fontWeight: '600',
  borderTop: '1px solid {colors.ink.600}',
  '& svg': { boxSize: '15px', flexShrink: '0', color: 'wattle.400' },
} as const;

const truncate = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/**
 * Game tile (visual language, section 6). One styled root with styled parts instead of one styled component per part:
 * a lobby shows dozens of tiles, and each styled component costs a style lookup on every render.
 */
export const gameTileRecipe = defineRecipe({
  className: 'game-tile',
  base: {
    position: 'relative',
    minW: '0',
    display: 'block',
    width: 'full',
    borderRadius: 'md',
    textAlign: 'start',
    '& [data-part=art]': art,
    '& [data-part=play]': play,
    '& [data-part=flag]': flag,
    '& [data-part=fallback]': {
      // Over the picture, which stays there to come after all.
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '6px',
      color: 'fg.subtle',
      fontSize: '12.5px',
      textAlign: 'center',
      bg: 'bg.muted',
    },
    '& [data-part=action]': {
      ...truncate,
      width: 'full',
      textAlign: 'start',
      outline: 'none',
      boxShadow: 'none',
      // The whole tile is the hit area, and carries the focus ring.
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
      '&:focus-visible::after': {
        outline: '2px solid',
        outlineColor: 'focus.ring',
        outlineOffset: '2px',
        boxShadow: '0 0 0 2px {colors.bg}',
      },
      mt: { base: '7px', md: '10px' },
      fontWeight: '600',
      fontSize: { base: '13px', md: '14px' },
      lineHeight: '18px',
    },
    '& [data-part=provider]': {
      ...truncate,
      fontSize: '12.5px',
      lineHeight: '18px',
      color: 'fg.subtle',
      // The tools stand at the end of this line.
      '@media (pointer: coarse)': { pe: '5' },
    },
    // In the line of the provider, as the cover bears the title of the game. A small tile has room for one of the two.
    '& [data-part=note]': {
      fontWeight: '600',
      color: 'fg.muted',
      // A share that is cut off says nothing, and a second line would make rows of different heights.
      '@media (max-width: 359px)': { fontSize: '11px' },
      '& + span': { display: { base: 'none', md: 'inline' }, _before: { content: '" · "' } },
    },
    '&:is(:hover, :has(:focus-visible)):not([data-excluded])': {
      '& [data-part=play]': { opacity: '1' },
      '& [data-part=art]': {
        transform: 'translateY(-4px)',
        boxShadow: '0 14px 28px rgb(0 0 0 / .45)',
        _motionReduce: { transform: 'none' },
      },
    },
    '&[data-excluded]': {
      '& img': { filter: 'grayscale(1) contrast(.8) brightness(.62)' },
      '& [data-part=action]': { color: 'fg.subtle', cursor: 'not-allowed' },
    },
  },
});
