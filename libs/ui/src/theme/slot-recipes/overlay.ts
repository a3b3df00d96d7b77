import { defineStyle } from '@chakra-ui/react';

const stackedOn = (base: string) => ({
  '--layer-base': base,
  zIndex: 'calc(var(--layer-base) + var(--layer-index, 0))',
});

/** The parts of a panel that lies over the page. */
export const panelSlots = [
  'trigger',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

/** The parts of a dialog, which a drawer is too. */
export const dialogSlots = ['backdrop', ...panelSlots] as const;

/** Over the whole page, above the modals below it. */
export const cover = defineStyle({ ...stackedOn('zIndex.modal'), position: 'fixed', inset: '0' });

/** What dims the page behind a modal. */
export const backdrop = defineStyle({ ...cover, bg: 'bg.scrim', _open: { animationStyle: 'fade' } });

/** A panel that grows from its trigger. */
export const popUp = defineStyle({
  ...stackedOn('zIndex.popover'),
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'pop',
  outline: 'none',
  _open: { animationStyle: 'popIn' },
});

/** A row to choose, 44 px high. */
export const choice = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '44px',
  px: '3',
  borderRadius: 'md',
  cursor: 'pointer',
  _highlighted: { bg: 'bg.muted', _highContrast: { outline: '2px solid Highlight' } },
});
