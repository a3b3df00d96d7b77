import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { deposit, openDeposit } from '../testing/open-deposit.tsx';
import { promo, promosOf } from '../testing/sample-payments.ts';

/** Says that what was missing is there. */
function carryOn(opened: ReturnType<typeof modals.stack.get>): void {
  for (const { props } of opened) {
    if (props && 'onSaved' in props) props.onSaved();
    if (props && 'onVerified' in props) props.onVerified();
  }
}

beforeEach(() => {
  freshBrowser();
});

describe('a deposit that only the platform knows to lack something', () => {
  it.each([
    ['PROFILE_INCOMPLETE', 'depositProfileFormUpdate'],
    ['MOBILE_NOT_VERIFIED', 'verifyMobileNumberModal'],
  ] as const)(
    'DEP-36 refused with %s opens %s, and carries on with amount, method and promo',
    async (code, mend) => {
      await openDeposit({
        promoCode: 'CODE-a',
        answers: {
          DepositPromos: () => promosOf(promo('a')),
          InitiatePaymentIQDeposit: () => {
            throw new Refusal(code, 'Something is missing.');
          },
        },
      });
      await deposit('75');
      await waitFor(() => {
        expect(modals.stack.get().map(({ name }) => name)).toEqual([mend]);
      });
      act(() => {
        const opened = modals.stack.get();
        modals.close(mend);
        carryOn(opened);
      });
      expect(modals.stack.get()).toMatchObject([
        { name: 'depositModal', props: { promoCode: 'CODE-a', method: 'pm_card', amount: '75.00' } },
      ]);
    },
  );

  it.each([
    ['DEPOSIT_BLOCKED', ['depositModal', 'supportModal']],
    ['UNAUTHENTICATED', ['loginModal']],
  ])('refused with %s leaves %j open and says why', async (code, names) => {
    await openDeposit({
      answers: {
        InitiatePaymentIQDeposit: () => {
          throw new Refusal(code, 'Not like this.');
        },
      },
    });
    await deposit('75');
    await waitFor(() => {
      expect(modals.stack.get().map(({ name }) => name)).toEqual(names);
    });
    expect(await screen.findByText('Not like this.')).toBeInstanceOf(HTMLElement);
  });
});
