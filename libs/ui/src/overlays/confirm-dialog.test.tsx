import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

describe('ConfirmDialog', () => {
  it('starts on the harmless answer and gives the chosen one back', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    renderUi(
      <ConfirmDialog
        open
        title="Cancel Promotion"
        confirmLabel="Yes"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Your bonus will be lost.
      </ConfirmDialog>,
    );
    await screen.findByRole('alertdialog', { name: 'Cancel Promotion' });
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['danger', 1],
    ['inverse', 0],
  ] as const)(
    'marks an answer of the tone %s with so many signs beside its colour: %i',
    async (tone, signs) => {
      const nothing = () => undefined;
      renderUi(
        <ConfirmDialog
          open
          title="Give it up?"
          tone={tone}
          confirmLabel="Give it up"
          onConfirm={nothing}
          onCancel={nothing}
        >
          It does not come back.
        </ConfirmDialog>,
      );
      const answer = await screen.findByRole('button', { name: 'Give it up' });
      expect(answer.querySelectorAll('svg')).toHaveLength(signs);
    },
  );
});
