import { toaster } from '@magpie/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { memberUpdate } from '#testing/sample-pushes.ts';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { MemberHost } from './member-host.tsx';

let stop: () => void = () => undefined;

const approved = {
  id: '9',
  body: {
    id: '9',
    read: false,
    title: 'Deposit Request Approved',
    content: '<p>Your deposit was approved.</p>',
    dateTimeCreated: '2026-11-21T10:00:00.000Z',
  },
};

function open() {
  const setting = sessionSetting();
  stop = setting.session.start();
  renderWithSession(<MemberHost />, setting);
  const push = () => {
    act(() => {
      setting.session.pushes.emit('messageCreated', approved);
    });
  };
  return { ...setting, push };
}

beforeEach(freshBrowser);

afterEach(() => {
  stop();
  toaster.dismiss();
});

describe('what listens as long as the login', () => {
  it('MSG-15 hears of a payment with nothing of the header on screen, and no more after the log-out', async () => {
    const { logIn, session, push } = open();
    await act(logIn);
    act(() => {
      modals.open('paymentIQIFrame', { url: 'https://cashier.test/1', kind: 'Deposit' });
    });
    await waitFor(() => {
      push();
      expect(modals.isOpen('paymentIQIFrame')).toBe(false);
    });
    expect(toaster.current()).toMatchObject({ tone: 'success', title: 'Deposit Request Approved' });
    await act(() => session.logOut());
    toaster.dismiss();
    push();
    expect(toaster.current()).toBeUndefined();
  });

  it('CONF-03 hears that an identity check is due with nothing else on screen', async () => {
    const { logIn, session } = open();
    await act(logIn);
    await waitFor(() => {
      act(() => {
        session.pushes.emit(
          'memberUpdated',
          memberUpdate({ verified: false, gbgDepositAmountReached: true }),
        );
      });
      expect(modals.isOpen('profileVerificationAlert')).toBe(true);
    });
  });

  it('hears nothing for a visitor', async () => {
    const { push } = open();
    await act(() => vi.dynamicImportSettled());
    push();
    expect(toaster.current()).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
