import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { aud, btc } from '#testing/sample-account.ts';
import { sampleLockIn, standingAnswer } from '#testing/sample-promos.ts';
import { sampleActivePromo } from '#testing/sample-active-promo.ts';
import { cashierAddress, renderPayments, standing } from '../testing/sample-payments.ts';
import { WithdrawalModal } from './withdrawal-modal.tsx';

const atStake = { bonus: '62.50', winnings: '12.50', freeSpins: 7 };

type Samples = Parameters<typeof sampleActivePromo>;

const active = (own: Samples[1] = {}, offer: Samples[0] = {}) =>
  sampleActivePromo({ name: 'First Flight', ...offer }, { id: 'mpr_1', currency: aud, atStake, ...own });

const loses =
  'This withdrawal ends your active promo First Flight. You will lose $62.50 of bonus money, $12.50 of it winnings, and 7 free spins.';

async function withdraw(answers: Answers) {
  modals.open('withdrawalModal');
  const rendered = renderPayments(<WithdrawalModal onClose={() => undefined} />, { answers });
  await screen.findByRole('radio', { name: 'PayID' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '100');
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?! the)/ }));
  return rendered;
}

const question = () => screen.findByRole('alertdialog', { name: 'Give up your promo?' });

const answer = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));

const sent = ({ platform }: Awaited<ReturnType<typeof withdraw>>) =>
  platform.variablesOf('InitiatePaymentIQWithdrawal').map(({ input }) => input);

const expectFrame = () =>
  waitFor(() => {
    expect(modals.stack.get().at(-1)).toMatchObject({
      name: 'paymentIQIFrame',
      props: { url: cashierAddress },
    });
  });

beforeEach(() => {
  freshBrowser();
});

describe('a withdrawal while a deposit promo is active', () => {
  const PromoStanding = () => standing(active());

  it('says which bonus and how much would be lost, and sends nothing before it is confirmed', async () => {
    const rendered = await withdraw({ PromoStanding });
    expect((await question()).textContent).toContain(
      `${loses}It does not come back when the withdrawal is cancelled or rejected later.`,
    );
    expect(sent(rendered)).toEqual([]);
    await answer('Withdraw and end promo');
    await expectFrame();
    expect(sent(rendered)).toMatchObject([{ amount: '100.00', givesUpPromo: 'mpr_1' }]);
  });

  it('sends nothing when the promo is kept, and the form is as it was', async () => {
    const rendered = await withdraw({ PromoStanding });
    await answer('Keep my promo');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '100');
    expect(sent(rendered)).toEqual([]);
  });

  it('asks again about a promo that took the place of the confirmed one', async () => {
    const rendered = await withdraw({ PromoStanding });
    await question();
    rendered.platform.answer('PromoStanding', () =>
      standing(active({ id: 'mpr_2' }, { id: 'promo-2', name: 'Next' })),
    );
    await answer('Withdraw and end promo');
    await waitFor(async () => {
      expect((await question()).textContent).toContain('ends your active promo Next.');
    });
    expect(sent(rendered)).toEqual([]);
    await answer('Withdraw and end promo');
    await expectFrame();
    expect(sent(rendered)).toMatchObject([{ givesUpPromo: 'mpr_2' }]);
  });

  it('asks when only the platform knew of it', async () => {
    let known = false;
    const rendered = await withdraw({
      PromoStanding: () => standing(known ? active() : null),
      InitiatePaymentIQWithdrawal: () => {
        if (known) return { initiatePaymentIQWithdrawal: cashierAddress };
        known = true;
        throw new Refusal('ACTIVE_PROMO', loses);
      },
    });
    expect((await question()).textContent).toContain(loses);
    await answer('Withdraw and end promo');
    await expectFrame();
    expect(sent(rendered)[1]).toMatchObject({ givesUpPromo: 'mpr_1' });
  });

  it('tells what the platform says when the promo cannot be asked for', async () => {
    await withdraw({
      PromoStanding: () => {
        throw new NoNetwork();
      },
      InitiatePaymentIQWithdrawal: () => {
        throw new Refusal('ACTIVE_PROMO', loses);
      },
    });
    expect(await screen.findByText(loses)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it("says on the platform what Ruby's promo holds, and starts the withdrawal when she gives it up", async () => {
  modals.open('withdrawalModal');
  const { real } = await renderReal(<WithdrawalModal onClose={() => undefined} />, 'ruby');
  await screen.findByRole('radio', { name: 'PayID' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '50');
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?! the)/ }));
  expect((await question()).textContent).toContain(
    'This withdrawal ends your active promo Midweek Half Again. You will lose A$150.00 of bonus money.',
  );
  expect(real.asked).not.toContain('InitiatePaymentIQWithdrawal');
  await answer('Withdraw and end promo');
  await waitFor(() => {
    expect(modals.stack.get().at(-1)).toMatchObject({
      name: 'paymentIQIFrame',
      props: { url: expect.stringContaining(`ticket=${real.world}.`) as string, kind: 'Withdraw' },
    });
  });
});

it('asks about a promo of a lock-in in another currency, whose deposits count in any', async () => {
  const ofLockIn = {
    type: 'DEPOSIT_AND_PLAY',
    lockInEnabled: true,
    lockInRequiredDeposit: '200.00',
  } as const;
  const promo = active(
    { currency: btc, amount: '0.00', atStake: { ...atStake, bonus: '0.00500000' } },
    ofLockIn,
  );
  const rendered = await withdraw({ PromoStanding: () => standing(promo) });
  expect((await question()).textContent).toContain(
    'This withdrawal ends your active promo First Flight. You will lose ₿0.00500000 of bonus money',
  );
  expect(sent(rendered)).toEqual([]);
  await answer('Withdraw and end promo');
  await expectFrame();
  expect(sent(rendered)).toMatchObject([{ givesUpPromo: 'mpr_1' }]);
});

it('names an award that waits, beside the active promo, and ends both when it is confirmed', async () => {
  const award = (id: string, type: string, own: object = {}) => ({
    ...{ __typename: 'MemberPromo', id, currency: aud },
    amount: '0.00',
    atStake: { __typename: 'PromoStake', bonus: '40.00', winnings: '0.00', freeSpins: 25 },
    promo: {
      ...{ __typename: 'Promo', id: `promo-${id}`, name: `Award ${id}`, type },
      ...{ lockInEnabled: true, lockInRequiredDeposit: '200.00', ...own },
    },
  });
  const awards = [
    award('mpr_8', 'CONSUMABLE'),
    award('mpr_9', 'DEPOSIT_AND_PLAY'),
    award('mpr_7', 'DEPOSIT_AND_PLAY', { lockInRequiredDeposit: '0.00' }),
  ];
  const rendered = await withdraw({ PromoStanding: () => standing(active(), awards) });
  const { textContent } = await question();
  expect(textContent).toContain(`${loses} It also ends Award mpr_9, which has not begun.`);
  expect(textContent).toContain('You will lose its bonus of $40.00 and 25 free spins.');
  expect(textContent).not.toContain('mpr_8');
  expect(textContent).not.toContain('mpr_7');
  await answer('Withdraw and end promo');
  await expectFrame();
  expect(sent(rendered)).toMatchObject([{ givesUpPromo: 'mpr_1', givesUpAwards: ['mpr_9'] }]);
});

describe('a withdrawal while a lock-in runs', () => {
  const begin = async (own: Partial<ReturnType<typeof sampleLockIn>> = {}) => {
    const lockIn = sampleLockIn('haul', { currency: aud, ...own });
    modals.open('withdrawalModal');
    renderPayments(<WithdrawalModal onClose={() => undefined} />, {
      answers: { PromoStanding: () => standingAnswer({ lockIn }) },
    });
    await screen.findByRole('radio', { name: 'PayID' });
  };
  const stands = 'of your lock-in to Promo haul, which stand at $100.00 of $200.00.';

  it('says that it lowers its deposits, and by how much once that is known', async () => {
    await begin();
    expect(await screen.findByText(`This withdrawal comes off the deposits ${stands}`)).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '60');
    expect(await screen.findByText(`This withdrawal takes $60.00 off the deposits ${stands}`)).toBeTruthy();
    // Never more than there is.
    await userEvent.type(amount, '0');
    expect(await screen.findByText(`This withdrawal takes $100.00 off the deposits ${stands}`)).toBeTruthy();
  });

  it('says by how much only in the currency of the lock-in', async () => {
    await begin({ currency: { ...aud, code: 'NZD' } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '60');
    expect(await screen.findByText(/^This withdrawal comes off the deposits/)).toBeTruthy();
  });

  it.each([
    ['is completed', { completed: true }],
    ['has no deposits', { lockInAccumulatedDeposit: '0.00' }],
    ['ended with its promo', { promo: { ...sampleLockIn('haul').promo, active: false } }],
  ])('says nothing of one that %s', async (_what, own) => {
    await begin(own);
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'PayID' })).toHaveProperty('checked', true);
    });
    expect(screen.queryByText(/off the deposits/)).toBeNull();
  });
});

it.each([
  ['no promo is active', null],
  ['the promo is of another currency', active({ currency: btc })],
  ['no deposit brought the promo', active({}, { type: 'CONSUMABLE' })],
])('a withdrawal is sent without a question while %s', async (_what, promo) => {
  const rendered = await withdraw({ PromoStanding: () => standing(promo) });
  await expectFrame();
  expect(sent(rendered)[0]).not.toHaveProperty('givesUpPromo');
});
