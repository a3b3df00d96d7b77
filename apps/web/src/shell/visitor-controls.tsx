import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';

/** What the header has for a visitor (SHELL-23). */
export function VisitorControls(): JSX.Element {
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          modals.open('loginModal');
        }}
      >
        Login
      </Button>
      <Button
        variant="primary"
        onClick={() => {
          modals.open('registerModal');
        }}
      >
        Register
      </Button>
    </>
  );
}
