import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { framedGameUrl, promoMember, type SamplePromo } from '#testing/play-answers.ts';
import { answeredAccount, sampleAccount, signedInAs } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { balanceFlags } from './balance-flags.ts';
import { player } from './player-store.ts';
import { frame, openGame, say } from './testing/game-page.tsx';

const excluded = 'This game is excluded from all Promo benefits.';
const cashPromo: SamplePromo = { walletMode: 'CASH', minimumRealMoneyBalance: '10.00' };

/** A game that is open, and a promo that the member has from the first push on. */
async function openBeforePromo(promo: SamplePromo) {
  let active: SamplePromo | null = null;
  const page = await openGame({
    LobbyActivePromo: () => promoMember(active),
    Me: () => ({ me: answeredAccount }),
    SwitchPromoToBonusMode: ({ id }) => {
      active = { ...promo, walletMode: 'BONUS' };
      return {
        switchPromoToBonusMode: { __typename: 'MemberPromo', id, status: 'ACTIVE', walletMode: 'BONUS' },
      };
    },
  });
  const { pushes } = page.session;
  const beginUnseen = () => {
    active = promo;
  };
  const begin = () => {
    beginUnseen();
    act(() => {
      pushes.emit('memberPromoCreated', {
        promoId: 'promo-1',
        promoUsed: 1,
      });
    });
  };
  const warn = (lowCashBalance: boolean) => {
    act(() => {
      pushes.emit('balanceUpdated', balanceUpdate({ lowCashBalance }));
    });
  };
  return { ...page, begin, beginUnseen, warn };
}

const question = () => screen.findByRole('alertdialog', { name: 'Your cash has run low' });

describe('a game that is open when a promo begins', () => {
  afterEach(async () => {
    await act(() => player.leave());
    act(() => {
      balanceFlags.take(balanceUpdate({}));
    });
    modals.reset();
  });

  it('is told to be excluded, above the game', async () => {
    const { begin } = await openBeforePromo({ ...cashPromo, allowedGameCodes: ['opal-fever'] });
    expect(screen.queryByText(excluded)).toBeNull();
    begin();
    expect((await screen.findByText(excluded)).closest('[role=alert]')).toBeTruthy();
  });

  it('is told so too of one that began while the connection was lost, once it is back', async () => {
    const { beginUnseen, platform } = await openBeforePromo({
      ...cashPromo,
      allowedGameCodes: ['opal-fever'],
    });
    const lost = (isLost: boolean) => {
      act(() => {
        socketOffline.set(isLost);
      });
    };
    beginUnseen();
    expect(screen.queryByText(excluded)).toBeNull();
    // Once more until what listens for it, whose code comes late, is there.
    await waitFor(() => {
      lost(true);
      lost(false);
      expect(platform.variablesOf('Me')).not.toEqual([]);
    });
    expect((await screen.findByText(excluded)).closest('[role=alert]')).toBeTruthy();
  });

  it('PROMO-52 says that nothing counts while the member plays in another currency than the promo’s', async () => {
    const { begin } = await openBeforePromo({ ...cashPromo, currency: 'BTC' });
    const said = 'Your active promo is in BTC. In AUD you play with cash, and nothing counts towards it.';
    expect(screen.queryByText(said)).toBeNull();
    begin();
    expect((await screen.findByText(said)).closest('[role=status]')).toBeTruthy();
  });

  it('WMODE-05 says which money did not cover a stake, bonus first, until the balance is pushed without it', async () => {
    const { session } = await openBeforePromo(cashPromo);
    const push = (flags: Parameters<typeof balanceUpdate>[0]) => {
      act(() => {
        session.pushes.emit('balanceUpdated', balanceUpdate(flags));
      });
    };
    const cash = 'Your cash does not cover that stake. Lower the stake or make a deposit to play on.';
    const bonus = 'Your bonus money does not cover that stake. Lower the stake to play on.';
    push({ insufficientCashBalance: true });
    expect((await screen.findByText(cash)).closest('[role=status]')).toBeTruthy();
    push({ insufficientCashBalance: true, insufficientBonusBalance: true });
    expect(await screen.findByText(bonus)).toBeTruthy();
    expect(screen.queryByText(cash)).toBeNull();
    push({});
    await waitFor(() => {
      expect(screen.queryByText(bonus)).toBeNull();
    });
  });

  it('says nothing of a game that the promo allows', async () => {
    const { begin, platform } = await openBeforePromo(cashPromo);
    const before = platform.variablesOf('LobbyActivePromo').length;
    begin();
    await waitFor(() => {
      expect(platform.variablesOf('LobbyActivePromo').length).toBeGreaterThan(before);
    });
    expect(screen.queryByText(excluded)).toBeNull();
    expect(screen.queryByText(/you play with cash/)).toBeNull();
  });

  it('WMODE-09 WMODE-08 goes on after a switch, with the warning hidden and wallet and promo fetched again', async () => {
    const { begin, warn, platform, steps, ended } = await openBeforePromo(cashPromo);
    begin();
    warn(true);
    await question();
    const launched = steps().length;
    const promos = platform.variablesOf('LobbyActivePromo').length;
    const accounts = platform.variablesOf('Me').length;
    await userEvent.click(screen.getByRole('button', { name: 'Switch to bonus mode' }));
    expect(await screen.findByText('Wallet mode changed to Bonus successfully')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(platform.variablesOf('SwitchPromoToBonusMode')).toEqual([{ id: 'member-promo-1' }]);
    await waitFor(() => {
      expect(platform.variablesOf('LobbyActivePromo').length).toBeGreaterThan(promos);
      expect(platform.variablesOf('Me').length).toBeGreaterThan(accounts);
    });
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(framedGameUrl);
    expect(steps()).toHaveLength(launched);
    expect(ended()).toEqual([]);
  });

  it('goes on with cash when the bonus is cancelled, in the same session, after what is lost was said', async () => {
    const { begin, warn, platform, steps, ended, session } = await openBeforePromo(cashPromo);
    platform.answer('CancelActivePromo', ({ id }) => {
      platform.answer('LobbyActivePromo', () => promoMember(null));
      return { cancelActivePromo: { __typename: 'MemberPromo', id, status: 'CANCELED' } };
    });
    begin();
    const wallets = { ...sampleAccount.wallets, mainCash: '10.00', withdrawableBalance: '10.00' };
    act(() => {
      session.state.set(signedInAs({ ...sampleAccount, wallets }));
    });
    warn(true);
    const asked = await question();
    expect(asked.textContent).toContain(
      'While Midweek Half Again is active, you can play with cash only if you have more than $10.00 of it. You have $10.00 of cash and $50.00 of bonus money left.',
    );
    expect(asked.textContent).toContain('You will lose $50.00 of bonus money.');
    const launched = steps().length;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bonus, play my cash' }));
    expect(await screen.findByText('Cancel Promo')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(platform.variablesOf('CancelActivePromo')).toEqual([{ id: 'member-promo-1' }]);
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(framedGameUrl);
    warn(false);
    expect(steps()).toHaveLength(launched);
    expect(ended()).toEqual([]);
  });

  it('is asked about low cash once, whoever says so: the game, the platform or both', async () => {
    const { begin, warn } = await openBeforePromo(cashPromo);
    begin();
    say(await frame(), 'low-cash');
    await question();
    warn(true);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  it('stays open when the question is closed or answered by a deposit, and asks again with the next warning', async () => {
    const { begin, warn, ended } = await openBeforePromo(cashPromo);
    begin();
    warn(true);
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    warn(true);
    const again = await question();
    fireEvent.click(
      Array.from(again.querySelectorAll('button')).find((button) => button.textContent === 'Deposit') ??
        again,
    );
    expect(modals.isOpen('depositModal')).toBe(true);
    warn(false);
    expect(player.state.get()).toMatchObject({ phase: 'OPEN' });
    expect(ended()).toEqual([]);
  });
});
