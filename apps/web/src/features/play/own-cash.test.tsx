import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal, type Answers } from '#testing/fake-platform.ts';
import { framedGameUrl, promoMember, type SamplePromo } from '#testing/play-answers.ts';
import { answeredAccount, sampleAccount, signedInAs } from '#testing/sample-account.ts';
import { player } from './player-store.ts';
import { openGame } from './testing/game-page.tsx';

const bonusPromo: SamplePromo = {
  walletMode: 'BONUS',
  minimumRealMoneyBalance: '10.00',
  bonusLeft: '150.00',
};

/** A game that is played with the bonus of a promo, beside so much cash. */
async function openInBonusMode(cash: string, answers: Answers = {}) {
  const wallets = {
    ...sampleAccount.wallets,
    mainCash: cash,
    casinoBonus: '150.00',
    withdrawableBalance: cash,
    stakeableBalance: '150.00',
    stakedFrom: 'BONUS' as const,
  };
  const page = await openGame({
    LobbyActivePromo: () => promoMember(bonusPromo),
    Me: () => ({ me: answeredAccount }),
    ...answers,
  });
  act(() => {
    page.session.state.set(signedInAs({ ...sampleAccount, wallets }));
  });
  await screen.findByText('Playing with bonus');
  return page;
}

const way = () => screen.queryByRole('button', { name: 'Play my cash' });

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Play my cash' }));
  return screen.findByRole('alertdialog', { name: 'Play with your own cash?' });
}

describe('the way to the own cash in a game that is played with a bonus', () => {
  afterEach(async () => {
    await act(() => player.leave());
    modals.reset();
  });

  it('calls a promo as the bonus that it was', async () => {
    const own = { ...bonusPromo, bonusName: 'Asked and Given' };
    await openInBonusMode('60.00', { LobbyActivePromo: () => promoMember(own) });
    expect((await ask()).textContent).toContain('Asked and Given plays with its bonus money');
  });

  it('says what is lost, cancels the promo in one press, and the game goes on in the same session', async () => {
    const { platform, steps, ended, session } = await openInBonusMode('60.00');
    platform.answer('CancelActivePromo', ({ id }) => {
      platform.answer('LobbyActivePromo', () => promoMember(null));
      return { cancelActivePromo: { __typename: 'MemberPromo', id, status: 'CANCELED' } };
    });
    const launched = steps().length;
    const question = await ask();
    expect(question.textContent).toContain(
      'Midweek Half Again plays with its bonus money, of which $150.00 is left. Your cash of $60.00 stays out of play.',
    );
    expect(question.textContent).toContain('You will lose $150.00 of bonus money.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel bonus, play my cash' }));
    expect(await screen.findByText('Cancel Promo')).toBeTruthy();
    expect(platform.variablesOf('CancelActivePromo')).toEqual([{ id: 'member-promo-1' }]);
    act(() => {
      session.state.set(signedInAs(sampleAccount));
    });
    await waitFor(() => {
      expect(way()).toBeNull();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(screen.queryByText(/^Playing with/)).toBeNull();
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Back');
    });
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(framedGameUrl);
    expect(steps()).toHaveLength(launched);
    expect(ended()).toEqual([]);
  });

  it('keeps the bonus when the question is left', async () => {
    const { platform } = await openInBonusMode('60.00');
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the bonus' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(way()).not.toBeNull();
    expect(platform.variablesOf('CancelActivePromo')).toEqual([]);
  });

  it('asks still when the promo could not be cancelled', async () => {
    await openInBonusMode('60.00', {
      CancelActivePromo: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', '');
      },
    });
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bonus, play my cash' }));
    expect(await screen.findByText('Cancel Promo Error')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('is the question of cash that has run low while the game is played with cash, and there only', async () => {
    const { session } = await openGame({
      LobbyActivePromo: () => promoMember({ ...bonusPromo, walletMode: 'CASH' }),
      Me: () => ({ me: answeredAccount }),
    });
    const hold = (cash: string) => {
      const wallets = { ...sampleAccount.wallets, mainCash: cash, withdrawableBalance: cash };
      act(() => {
        session.state.set(signedInAs({ ...sampleAccount, wallets: { ...wallets, stakedFrom: 'CASH' } }));
      });
    };
    hold('10.01');
    await screen.findByText('Playing with cash');
    expect(way()).toBeNull();
    hold('10.00');
    await userEvent.click(await screen.findByRole('button', { name: 'Play my cash' }));
    const question = await screen.findByRole('alertdialog', { name: 'Your cash has run low' });
    for (const name of ['Deposit', 'Switch to bonus mode', 'Cancel bonus, play my cash'])
      expect(within(question).getByRole('button', { name })).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(way()).not.toBeNull();
  });

  it('is not offered without cash', async () => {
    const { platform } = await openInBonusMode('0.00');
    expect(platform.variablesOf('LobbyActivePromo').length).toBeGreaterThan(0);
    expect(way()).toBeNull();
  });
});
