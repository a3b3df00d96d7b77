import { Dialog } from '@magpie/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, expect } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { historyAtRest } from '#testing/browser-history.ts';
import { freshBrowser } from '#testing/session-setting.ts';

/** A modal that shows nothing but its title. */
export function titled(title: string) {
  return function TitledModal({ onClose }: { readonly onClose: () => void }): JSX.Element {
    return (
      <Dialog open title={title} onClose={onClose}>
        <p>{title} is open</p>
      </Dialog>
    );
  };
}

/** The modal of this title, once it is there. */
export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Waits until no modal is open. */
export const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

/** Gives each test of the file a browser that keeps nothing, and closes what it leaves open. */
export function eachWithoutModals(): void {
  beforeEach(freshBrowser);
  afterEach(async () => {
    act(() => {
      modals.reset();
    });
    await noDialog();
    await historyAtRest();
  });
}
