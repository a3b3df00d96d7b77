import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { lazyPart } from '#shared/navigation/index.ts';
import { held } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { sessionSetting } from '#testing/session-setting.ts';
import { ModalHost } from './modal-host.tsx';
import type { ModalRegistry } from './modal-registry.ts';
import { dialog, eachWithoutModals, titled } from './testing.tsx';

const loginModal = lazyPart(() => Promise.resolve({ Modal: titled('Login') }), 'Modal');

function open(walletSettings: NonNullable<ModalRegistry['walletSettings']>): void {
  renderWithSession(
    <BrowserRouter>
      <ModalHost registry={{ walletSettings, loginModal }} />
    </BrowserRouter>,
    sessionSetting(),
  );
}

eachWithoutModals();

describe('modals whose code is fetched', () => {
  it('fetch their code again when they are opened again after that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.resolve({ Modal: titled('Settings') }));
    load.mockRejectedValueOnce(new Error('Failed to fetch'));
    load.mockRejectedValueOnce(new Error('Failed to fetch'));
    open(lazyPart(load, 'Modal'));
    for (const tries of [1, 2]) {
      act(() => {
        modals.open('walletSettings');
      });
      await waitFor(() => {
        expect(modals.stack.get()).toEqual([]);
      });
      expect(load).toHaveBeenCalledTimes(tries);
    }
    act(() => {
      modals.open('walletSettings');
    });
    await dialog('Settings');
    expect(load).toHaveBeenCalledTimes(3);
  });

  const onItsWay = () => screen.findByRole('status', { name: 'Loading' });
  const arrived = () =>
    waitFor(() => {
      expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    });

  function openLate() {
    const { answer, release } = held<{ Modal: ReturnType<typeof titled> }>();
    open(lazyPart(answer, 'Modal'));
    act(() => {
      modals.open('walletSettings');
    });
    return async () => {
      await act(async () => {
        release({ Modal: titled('Settings') });
        await answer();
      });
    };
  }

  it('show that they are on their way while their code is', async () => {
    const release = openLate();
    fireEvent.click(await onItsWay());
    expect(modals.isOpen('walletSettings')).toBe(true);
    await release();
    await dialog('Settings');
    await arrived();
  });

  it('cover the page at once in the place of another modal', async () => {
    open(lazyPart(held<{ Modal: ReturnType<typeof titled> }>().answer, 'Modal'));
    act(() => {
      modals.open('loginModal');
    });
    await dialog('Login');
    act(() => {
      modals.open('walletSettings');
      modals.close('loginModal');
    });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInstanceOf(HTMLElement);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press beside it', async () => fireEvent.click((await onItsWay()).parentElement ?? document.body)],
  ])('can be left by %s before they have come', async (_way, leave) => {
    const release = openLate();
    await onItsWay();
    await leave();
    await arrived();
    expect(modals.stack.get()).toEqual([]);
    await release();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
