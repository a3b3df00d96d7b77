import type { KeyboardEvent, SyntheticEvent } from 'react';

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
};

/**
 * What makes a native control do nothing while a change is in progress. Really disabled it would lose the focus, and a keyboard
 * its place in the page.
 */
export const busyControl = {
  'aria-disabled': true,
  'aria-busy': true,
  onChange: refuse,
  onClick: refuse,
  onMouseDown: refuse,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
} as const;
