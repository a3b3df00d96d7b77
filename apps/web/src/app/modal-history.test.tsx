import { Dialog } from '@magpie/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { lazyPart } from '#shared/navigation/index.ts';
import { historyAtRest, openAddress, openedAddress, popped, pressBack } from '#testing/browser-history.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { ModalHost } from './modal-host.tsx';

function titled(title: string) {
  const Modal = ({ onClose }: { readonly onClose: () => void }): JSX.Element => (
    <Dialog open title={title} onClose={onClose}>
      <p>{title} is open</p>
    </Dialog>
  );
  return lazyPart(() => Promise.resolve({ Modal }), 'Modal');
}

it('a modal stays open that was opened while the browser still went back from another', async () => {
  freshBrowser();
  openAddress('/promotions');
  renderWithSession(
    <BrowserRouter>
      <ModalHost registry={{ myAccount: titled('Account'), manageCurrency: titled('Currencies') }} />
    </BrowserRouter>,
    sessionSetting(),
  );
  act(() => {
    modals.open('myAccount');
  });
  await screen.findByRole('dialog', { name: 'Account' });
  const back = popped();
  act(() => {
    modals.close('myAccount');
  });
  act(() => {
    modals.open('manageCurrency');
  });
  await act(async () => {
    await back;
  });
  expect(modals.stack.get().map((modal) => modal.name)).toEqual(['manageCurrency']);
  await screen.findByRole('dialog', { name: 'Currencies' });
  await pressBack();
  expect(modals.stack.get()).toEqual([]);
  expect(openedAddress()).toBe('/promotions');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await historyAtRest();
});
