import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform, held, Refusal, type Answers } from '#testing/fake-platform.ts';
import { promoMember } from '#testing/play-answers.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { nzd } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, press } from '../testing/open-promos.tsx';
import {
  cancelledLockIn,
  promoAnswers,
  sampleLockIn,
  samplePromo,
  standingAnswer,
} from '#testing/sample-promos.ts';
import { ActivePromo } from './active-promo.tsx';

const lockIn = sampleLockIn('haul');

function open(answers: Answers) {
  const platform = fakePlatform({ ...promoAnswers([]), ...answers });
  const { session } = renderFeature(<ActivePromo memberId="member-mia" />, { member: true });
  return Object.assign(platform, { pushes: session.pushes });
}

const confirm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
};
/** The figures of a card, with what they are called. */
const factsOf = (own: HTMLElement) =>
  Array.from(own.querySelector('dl')?.querySelectorAll('dt') ?? [], (name) =>
    [name.textContent, name.nextElementSibling?.textContent].join(' '),
  );
const empty = () => screen.queryByRole('heading', { name: 'No Active Promo' });

beforeEach(freshBrowser);

describe('the active promo panel', () => {
  it('PROMO-38 holds its place while it is loading, and says only then that there is nothing', async () => {
    const standing = held<object>();
    open({ PromoStanding: standing.answer });
    expect(screen.getByRole('status', { name: 'Loading the active promo' })).toBeTruthy();
    expect(empty()).toBeNull();
    standing.release(standingAnswer());
    expect(await screen.findByRole('heading', { name: 'No Active Promo' })).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading the active promo' })).toBeNull();
  });

  it('PROMO-38 has no lock-in any more that was cancelled on another device', async () => {
    const platform = open({ PromoStanding: () => standingAnswer({ lockIn }) });
    await card('Promo haul');
    platform.answer('PromoStanding', () => standingAnswer());
    act(() => {
      platform.pushes.emit('balanceUpdated', balanceUpdate());
    });
    expect(await screen.findByRole('heading', { name: 'No Active Promo' })).toBeTruthy();
  });

  it('PROMO-36 PROMO-37 shows a lock-in in progress, which can be cancelled', async () => {
    const platform = open({
      PromoStanding: () => standingAnswer({ lockIn }),
      CancelLockIn: () => ({
        cancelLockIn: cancelledLockIn,
      }),
    });
    const own = within(await card('Promo haul'));
    expect(own.getByText('In Progress')).toBeTruthy();
    expect(own.getAllByRole('progressbar').map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      'A$100.00 of A$200.00',
      'A$250.00 of A$1,000.00',
    ]);
    expect(empty()).toBeNull();
    platform.answer('PromoStanding', () => standingAnswer());
    await press('Promo haul', 'Cancel');
    await confirm();
    expect(await screen.findByText('Successfully cancelled locked in to promo')).toBeTruthy();
    expect(platform.variablesOf('CancelLockIn')).toEqual([{ promo: 'haul' }]);
    expect(await screen.findByRole('heading', { name: 'No Active Promo' })).toBeTruthy();
  });

  it('calls a promo as the bonus that it was, beside the promo whose terms hold', async () => {
    open({
      PromoStanding: () => standingAnswer({ activePromo: 'gift', own: { bonusName: 'Asked and Given' } }),
    });
    const own = within(await card('Asked and Given'));
    expect(own.getByRole('heading', { name: 'Asked and Given' })).toBeTruthy();
    expect(own.getByText('Active promo')).toBeTruthy();
  });

  it('says what a lock-in in progress unlocks, on which terms, and what ends it', async () => {
    const promo = samplePromo('haul', {
      lockInEnabled: true,
      kind: 'BONUS_ONLY',
      amount: '50.00',
      wagering: 5,
      expiresAt: '2096-12-31T02:00:00Z',
    });
    open({ PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('haul', { promo }) }) });
    const own = within(await card('Promo haul'));
    expect(
      own.getByText(
        'Finish both to unlock a bonus of A$50.00. The promo ends on Dec 31, 2096, and the lock-in with it.',
      ),
    ).toBeTruthy();
    const terms = own.getByRole('region', { name: 'Terms' });
    expect(within(terms).getByText('To be wagered').nextElementSibling?.textContent).toBe('A$250.00');
    expect(terms.textContent).toContain('Cancel the lock-in, and the progress you have made is gone.');
  });

  it('asks for the turnover alone where no deposit is to be made', async () => {
    open({
      PromoStanding: () =>
        standingAnswer({ lockIn: sampleLockIn('haul', { lockInRequiredDeposit: '0.00' }) }),
    });
    const own = within(await card('Promo haul'));
    expect(own.getAllByRole('progressbar').map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'Turnover',
    ]);
    expect(own.getByText(/^Finish it to unlock /)).toBeTruthy();
    expect(own.queryByText(/^Deposits count less/)).toBeNull();
  });

  it('says that nothing counts any more for a lock-in whose promo has ended', async () => {
    const promo = samplePromo('haul', { lockInEnabled: true, active: false });
    open({ PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('haul', { promo }) }) });
    expect((await card('Promo haul')).textContent).toContain(
      'This promo has ended, and the lock-in with it: nothing counts any more.',
    );
  });

  it("LOCK-14 shows what was deposited and turned over in the lock-in's currency, not the member's", async () => {
    open({ PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('haul', { currency: nzd }) }) });
    const own = within(await card('Promo haul'));
    const meter = (name: string) => own.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    expect(meter('Deposit')).toBe('NZ$100.00 of NZ$200.00');
    expect(meter('Turnover')).toBe('NZ$250.00 of NZ$1,000.00');
    expect(
      own.getByText('Deposits count less what you withdraw before the lock-in is finished.'),
    ).toBeTruthy();
  });

  it("PROMO-31 PROMO-36 shows an active promo, which is cancelled after a question: 'Cancel Promo'", async () => {
    const platform = open({
      PromoStanding: () => standingAnswer({ activePromo: 'a' }),
      CancelActivePromo: () => ({
        cancelActivePromo: { __typename: 'MemberPromo', id: 'member-promo-1', status: 'CANCELED' },
      }),
    });
    const own = within(await card('Active promo'));
    expect(own.getByText('Active')).toBeTruthy();
    expect(own.getByRole('progressbar', { name: 'Turnover' }).getAttribute('aria-valuetext')).toBe(
      'A$125.00 of A$500.00',
    );
    expect(own.getByText(/^Turn over/).textContent).toBe(
      'Turn over A$375.00 more in time, and what is left of the bonus becomes cash.',
    );
    expect(own.getByText('The target of A$500.00 is 4 × (A$25.00 bonus + A$100.00 deposit).')).toBeTruthy();
    expect(own.getByText('Every game counts in full.')).toBeTruthy();
    expect(
      own.getByText(
        'A stake counts as far as it was at risk: the part that it won or lost, at most all of it. In pokies and fish ' +
          'games all of it counts.',
      ),
    ).toBeTruthy();
    await press('Active promo', 'Cancel Bonus');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Promotion' });
    expect(question.textContent).toContain(
      'You will lose A$31.50 of bonus money, A$6.50 of it winnings, and 4 free spins. ' +
        'The A$125.00 that you have turned over counts no more. Your own cash stays yours. Do you want to proceed?',
    );
    platform.answer('PromoStanding', () => standingAnswer());
    await confirm();
    expect(await screen.findByText('Cancel Promo')).toBeTruthy();
    expect(platform.variablesOf('CancelActivePromo')).toEqual([{ id: 'member-promo-1' }]);
    expect(await screen.findByRole('heading', { name: 'No Active Promo' })).toBeTruthy();
  });

  it.each([{ lockInEnabled: false }, { completed: true }])(
    'PROMO-37 shows no lock-in with %j beside an active promo',
    async (own) => {
      const both = { activePromo: 'a', lockIn: sampleLockIn('haul', own) };
      open({ PromoStanding: () => standingAnswer(both) });
      await card('Active promo');
      expect(screen.getAllByRole('article')).toHaveLength(1);
    },
  );

  it('says of an active promo what was given, what is left, which money bets take, and what ends it', async () => {
    open({ PromoStanding: () => standingAnswer({ activePromo: 'a' }) });
    const own = await card('Active promo');
    expect(factsOf(own)).toEqual([
      'Bonus given A$25.00',
      'Bonus left A$31.50, A$6.50 of it won',
      'Free spins left 4',
      'Wallet mode Cash',
      'Minimum cash A$10.00',
      'Used 1 of 3',
      'Expires Dec 03, 2096',
    ]);
    expect(own.textContent).toContain(
      'It ends at its target, on Dec 03, 2096, with a withdrawal in AUD, or when you cancel it. ' +
        'The free spins that are left stay yours when it ends at its target, and go with any other end.',
    );
  });

  it('names no minimum of cash for one in bonus mode, which takes none', async () => {
    const atStake = { bonus: '12.00', winnings: '0.00', freeSpins: 0 };
    const own = { walletMode: 'BONUS', atStake, expiresAt: null } as const;
    open({ PromoStanding: () => standingAnswer({ activePromo: 'a', own }) });
    const shown = await card('Active promo');
    expect(factsOf(shown)).toEqual([
      'Bonus given A$25.00',
      'Bonus left A$12.00',
      'Wallet mode Bonus',
      'Used 1 of 3',
      'Expires Never',
    ]);
    expect(shown.textContent).toContain(
      'It ends at its target, when too little bonus money is left for a bet, with a withdrawal in AUD, or when you cancel it.',
    );
  });

  it('says of one in bonus mode that the own cash is out of play, with the way to it', async () => {
    const platform = open({
      PromoStanding: () => standingAnswer({ activePromo: 'promo-1', own: { walletMode: 'BONUS' } }),
      LobbyActivePromo: () => promoMember({ walletMode: 'BONUS', minimumRealMoneyBalance: '0.00' }),
      CancelActivePromo: ({ id }) => ({
        cancelActivePromo: { __typename: 'MemberPromo', id, status: 'CANCELED' },
      }),
    });
    const own = within(await card('Midweek Half Again'));
    expect(
      await own.findByText(
        'Midweek Half Again plays with its bonus money, of which $50.00 is left. Your cash of $1,000.00 stays out of play.',
      ),
    ).toBeTruthy();
    await userEvent.click(own.getByRole('button', { name: 'Play my cash' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Play with your own cash?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Cancel bonus, play my cash' }));
    expect(await screen.findByText('Cancel Promo')).toBeTruthy();
    expect(platform.variablesOf('CancelActivePromo')).toEqual([{ id: 'member-promo-1' }]);
  });

  it('says nothing of the own cash for one in cash mode, which takes it', async () => {
    open({
      PromoStanding: () => standingAnswer({ activePromo: 'promo-1' }),
      LobbyActivePromo: () => promoMember({ walletMode: 'CASH', minimumRealMoneyBalance: '10.00' }),
    });
    await card('Midweek Half Again');
    expect(screen.queryByText(/out of play/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play my cash' })).toBeNull();
  });

  it.each([
    ['This is not your active promo.', 'This is not your active promo.'],
    ['', 'Something went wrong'],
  ])("PROMO-31 shows 'Cancel Promo Error' after a refusal with '%s'", async (message, text) => {
    open({
      PromoStanding: () => standingAnswer({ activePromo: 'a' }),
      CancelActivePromo: () => {
        throw new Refusal('NOT_FOUND', message);
      },
    });
    await press('Active promo', 'Cancel Bonus');
    await confirm();
    expect(await screen.findByText('Cancel Promo Error')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    undefined,
    sampleLockIn('haul', { lockInEnabled: false }),
    sampleLockIn('haul', { completed: true }),
  ])('PROMO-38 is empty with the lock-in %j, once loading has finished', async (none) => {
    const platform = open({ PromoStanding: () => standingAnswer(none && { lockIn: none }) });
    expect(empty()).toBeNull();
    await waitFor(() => {
      expect(empty()).toBeTruthy();
    });
    expect(platform.variablesOf('PromoStanding')).toHaveLength(1);
    expect(screen.queryByRole('article')).toBeNull();
  });
});
