import { Dialog } from '@magpie/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals, type ModalComponentProps, type ModalName } from '#shared/modals/index.ts';
import { lazyPart } from '#shared/navigation/index.ts';
import { openAddress } from '#testing/browser-history.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { sessionSetting } from '#testing/session-setting.ts';
import { MemberHost } from './member-host.tsx';
import { forgetModalMark } from './modal-history.ts';
import { ModalHost } from './modal-host.tsx';
import { dialog, eachWithoutModals, noDialog } from './testing.tsx';

function titled<Name extends ModalName>(title: string) {
  function Modal({ onClose }: ModalComponentProps<Name>): JSX.Element {
    return (
      <Dialog open title={title} onClose={onClose}>
        <p>{title}</p>
      </Dialog>
    );
  }
  return lazyPart(() => Promise.resolve({ Modal }), 'Modal');
}

const registry = {
  depositModal: titled<'depositModal'>('Deposit'),
  jackpotPopup: titled<'jackpotPopup'>('You won a jackpot'),
  levelUpPopUp: titled<'levelUpPopUp'>('Level up'),
};

let stop: () => void = () => undefined;

async function open() {
  const setting = sessionSetting();
  openAddress('/');
  forgetModalMark();
  stop = setting.session.start();
  renderWithSession(
    <BrowserRouter>
      <MemberHost />
      <ModalHost registry={registry} />
    </BrowserRouter>,
    setting,
  );
  await act(setting.logIn);
  await act(() => vi.dynamicImportSettled());
  return setting;
}

/** A round that wins a jackpot and lifts the member to a level. */
const winBoth = () => {
  act(() => {
    modals.open('jackpotPopup', { jackpotId: 'j', amount: '10.00', currency: 'AUD' });
    modals.open('levelUpPopUp', { level: 4 });
  });
};

const titles = () => screen.getAllByRole('dialog', { hidden: true }).map((each) => each.textContent);

afterEach(() => {
  stop();
});

eachWithoutModals();

describe('what a member is told of', () => {
  it('comes one after the other, in the order in which it happened', async () => {
    await open();
    winBoth();
    await dialog('You won a jackpot');
    expect(titles()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await dialog('Level up');
    expect(titles()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await noDialog();
  });

  it('is told of each of two jackpots, the second after the first', async () => {
    await open();
    const first = { jackpotId: 'a', amount: '10.00', currency: 'AUD' };
    const second = { jackpotId: 'b', amount: '20.00', currency: 'AUD' };
    act(() => {
      modals.open('jackpotPopup', first);
    });
    await dialog('You won a jackpot');
    act(() => {
      modals.open('jackpotPopup', second);
      modals.open('levelUpPopUp', { level: 4 });
    });
    expect(modals.stack.get()).toEqual([{ name: 'jackpotPopup', props: first }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([{ name: 'jackpotPopup', props: second }]);
    });
    await dialog('You won a jackpot');
    await userEvent.keyboard('{Escape}');
    await dialog('Level up');
    await userEvent.keyboard('{Escape}');
    await noDialog();
  });

  it('is told of the newest level only', async () => {
    await open();
    act(() => {
      modals.open('levelUpPopUp', { level: 4 });
      modals.open('levelUpPopUp', { level: 5 });
    });
    await dialog('Level up');
    expect(modals.stack.get()).toEqual([{ name: 'levelUpPopUp', props: { level: 5 } }]);
  });

  it('opens above whatever else is open', async () => {
    await open();
    act(() => {
      modals.open('depositModal');
    });
    await dialog('Deposit');
    act(() => {
      modals.open('jackpotPopup', { jackpotId: 'j', amount: '10.00', currency: 'AUD' });
    });
    await dialog('You won a jackpot');
    expect(titles()).toHaveLength(2);
  });

  it('is not told any more after the log-out', async () => {
    const { session } = await open();
    winBoth();
    await dialog('You won a jackpot');
    await act(() => session.logOut());
    await noDialog();
    expect(modals.stack.get()).toEqual([]);
  });
});
