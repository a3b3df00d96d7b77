import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';

describe('two layers that open at once', () => {
  it('SHELL-43 leave the upper one to screen readers, and after it the lower one', async () => {
    const onClose = vi.fn();
    const both = (upper: boolean) => (
      <>
        <Dialog open title="Account" onClose={vi.fn()} />
        <Dialog open={upper} title="Cancel withdrawal" onClose={onClose} />
      </>
    );
    const { rerender } = renderUi(both(true));
    const upper = await screen.findByRole('dialog', { name: 'Cancel withdrawal' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull();
    });
    await userEvent.click(await within(upper).findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    rerender(both(false));
    const lower = await screen.findByRole('dialog', { name: 'Account' });
    expect(await within(lower).findByRole('button', { name: 'Close' })).toBeInstanceOf(HTMLElement);
  });
});
