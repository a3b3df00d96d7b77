import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

/** The layers listen from the next frame on, and answer in a later one. */
const frames = (): Promise<unknown> =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });

const layers: [string, (onClose: () => void) => JSX.Element][] = [
  ['Dialog', (onClose) => <Dialog open title="Deposit" onClose={onClose} />],
  [
    'Drawer',
    (onClose) => (
      <Drawer open label="Menu" onClose={onClose}>
        <a href="/casino">Casino</a>
      </Drawer>
    ),
  ],
];

describe('what happens outside', () => {
  it.each(layers)('leaves a %s open when something behind it gets the focus', async (_, layer) => {
    const onClose = vi.fn();
    renderUi(
      <>
        <button type="button">Elsewhere</button>
        {layer(onClose)}
      </>,
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true);
    });
    await frames();
    screen
      .getByRole('button', { name: 'Elsewhere', hidden: true })
      .dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await frames();
    expect(onClose).not.toHaveBeenCalled();
  });
});
