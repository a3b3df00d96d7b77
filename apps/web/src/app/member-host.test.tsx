import { toaster } from '@magpie/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import type { PushEvents } from '#features/session/index.ts';
import { modals, type ModalName } from '#shared/modals/index.ts';
import { signedUpMember } from '#shared/session/index.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { aud } from '#testing/sample-account.ts';
import { levelThree } from '#testing/sample-level.ts';
import { promoAnswers, sampleLockIn, standingAnswer } from '#testing/sample-promos.ts';
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

const wins = (...ids: readonly string[]) => ({
  jackpotPayoutRecords: {
    __typename: 'JackpotPayoutRecordConnection',
    edges: ids.map((id) => ({
      node: { __typename: 'JackpotPayoutRecord', id, jackpot: 'cross', amount: '300.00', currency: aud },
    })),
  },
});

const levelFour = () => ({ memberLevel: { ...levelThree().memberLevel, level: 4 } });

const unlocked = () =>
  standingAnswer({
    activePromo: 'haul',
    lockIn: sampleLockIn('haul', { lockInEnabled: false, completed: true }),
  });

/** A member of level 3 who has won nothing and has no promo. */
const quiet: Answers = {
  ...promoAnswers([]),
  OwnJackpotWins: () => wins(),
  MemberLevel: () => levelThree(),
};

function open(answers: Answers = {}, widgets = {}) {
  const setting = sessionSetting({ ...quiet, ...answers });
  stop = setting.session.start();
  renderWithSession(<MemberHost />, setting, { config: { widgets } });
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
  modals.reset();
  toaster.dismiss();
});

/** Loses the connection and gives it back, once more until what listens for it, whose code comes late, is there. */
async function loseConnection({ fake }: ReturnType<typeof open>): Promise<void> {
  const before = fake.variablesOf('Me').length;
  await waitFor(() => {
    act(() => {
      socketOffline.set(true);
    });
    act(() => {
      socketOffline.set(false);
    });
    expect(fake.variablesOf('Me').length).toBeGreaterThan(before);
  });
}

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

  it.each<[id: string, modal: ModalName, push: keyof PushEvents, payload: unknown, answers: Answers]>([
    ['JACK-07', 'jackpotPopup', 'jackpotWon', { jackpotId: 'cross', amount: '300.00', currency: aud }, {}],
    ['LEVEL-17', 'levelUpPopUp', 'levelUp', { level: 4 }, {}],
    [
      'PROMO-43',
      'bonusUnlockModal',
      'memberPromoCreated',
      { promoId: 'haul', promoUsed: 1 },
      { PromoStanding: unlocked },
    ],
  ])(
    '%s opens %s for the push %s with nothing else on screen',
    async (_id, modal, push, payload, answers) => {
      const { logIn, session, fake } = open(answers);
      await act(logIn);
      await waitFor(() => {
        expect(fake.variablesOf('PromoStanding')).not.toEqual([]);
      });
      expect(modals.isOpen(modal)).toBe(false);
      act(() => {
        session.pushes.emit(push, payload as never);
      });
      await waitFor(() => {
        expect(modals.stack.get().map(({ name }) => name)).toEqual([modal]);
      });
    },
  );

  it.each<[id: string, modal: ModalName, operation: string, later: () => unknown]>([
    ['JACK-07', 'jackpotPopup', 'OwnJackpotWins', () => wins('lost')],
    ['LEVEL-17', 'levelUpPopUp', 'MemberLevel', levelFour],
    ['PROMO-43', 'bonusUnlockModal', 'PromoStanding', unlocked],
  ])(
    '%s opens %s when its push was lost, by what %s answers after it',
    async (_id, modal, operation, later) => {
      const setting = open();
      await act(setting.logIn);
      await waitFor(() => {
        expect(setting.fake.variablesOf(operation)).not.toEqual([]);
      });
      setting.fake.answer(operation, later);
      await loseConnection(setting);
      await waitFor(() => {
        expect(modals.stack.get().map(({ name }) => name)).toEqual([modal]);
      });
    },
  );

  it.each<
    [push: keyof PushEvents, modal: ModalName, payload: unknown, operation: string, later: () => unknown]
  >([
    [
      'jackpotWon',
      'jackpotPopup',
      { jackpotId: 'cross', amount: '300.00', currency: aud },
      'OwnJackpotWins',
      () => wins('told'),
    ],
    ['levelUp', 'levelUpPopUp', { level: 4 }, 'MemberLevel', levelFour],
    ['memberPromoCreated', 'bonusUnlockModal', { promoId: 'haul', promoUsed: 1 }, 'PromoStanding', unlocked],
  ])(
    'tells once of %s by %s, though what is fetched later tells it too',
    async (push, modal, payload, operation, later) => {
      const setting = open();
      await act(setting.logIn);
      await waitFor(() => {
        expect(setting.fake.variablesOf(operation)).not.toEqual([]);
      });
      const opened = vi.spyOn(modals, 'open');
      setting.fake.answer(operation, later);
      act(() => {
        setting.session.pushes.emit(push, payload as never);
      });
      await waitFor(() => {
        expect(modals.isOpen(modal)).toBe(true);
      });
      const before = setting.fake.variablesOf(operation).length;
      await loseConnection(setting);
      await waitFor(() => {
        expect(setting.fake.variablesOf(operation).length).toBeGreaterThan(before);
      });
      await act(() => vi.dynamicImportSettled());
      expect(opened.mock.calls.map(([name]) => name)).toEqual([modal]);
    },
  );

  it('tells of a level and a jackpot one after the other', async () => {
    const { logIn, session, fake } = open();
    await act(logIn);
    await waitFor(() => {
      expect(fake.variablesOf('MemberLevel')).not.toEqual([]);
    });
    const names = () => modals.stack.get().map(({ name }) => name);
    act(() => {
      session.pushes.emit('levelUp', { level: 4 });
      session.pushes.emit('jackpotWon', { jackpotId: 'cross', amount: '300.00', currency: aud });
    });
    expect(names()).toEqual(['levelUpPopUp']);
    act(() => {
      modals.close('levelUpPopUp');
    });
    expect(names()).toEqual(['jackpotPopup']);
  });

  it('PROMO-44 greets who signed up in this browser', async () => {
    signedUpMember.keep('member-mia');
    const { logIn } = open({
      PromoStanding: () => standingAnswer({ activePromo: 'hello', type: 'REGISTRATION' }),
    });
    await act(logIn);
    await waitFor(() => {
      expect(modals.isOpen('registrationBonus')).toBe(true);
    });
  });

  it('keeps the token of the messenger, where there is one', async () => {
    const { logIn, fake } = open(
      { SupportToken: () => ({ intercomUserToken: null }) },
      { messengerAppId: 'messenger' },
    );
    await act(logIn);
    await waitFor(() => {
      expect(fake.variablesOf('SupportToken')).not.toEqual([]);
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
