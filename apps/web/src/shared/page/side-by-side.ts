import { chakra } from '@chakra-ui/react';

/** Columns that begin at one height, which a page names for wide screens; one below the other on narrow ones. */
export const SideBySide = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)' }, alignItems: 'start' },
});
