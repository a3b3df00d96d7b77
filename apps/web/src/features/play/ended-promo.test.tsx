import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { promoMember, type SamplePromo } from '#testing/play-answers.ts';
import { aud } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { player } from './player-store.ts';
import { PromoProgress } from './promo-progress.tsx';
import { openGame } from './testing/game-page.tsx';

const bonus: SamplePromo = { walletMode: 'BONUS', minimumRealMoneyBalance: '0.00' };

const past = (change: object) => ({
  promoHistory: {
    __typename: 'MemberPromoConnection',
    totalCount: 1,
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    edges: [
      {
        __typename: 'MemberPromoEdge',
        node: {
          __typename: 'MemberPromo',
          id: 'member-promo-1',
          bonusName: null,
          givenBack: null,
          takenBack: false,
          unfinishedLockIn: null,
          bonus: '10.00',
          turnoverTarget: '100.00',
          turnoverCounter: '10.00',
          status: 'LOST',
          endCause: 'BONUS_PLAYED',
          began: true,
          dateTimeCreated: '2026-11-21T02:00:00Z',
          dateTimeEnded: '2026-11-21T03:00:00Z',
          freeSpinDetails: [],
          currency: aud,
          promo: {
            __typename: 'Promo',
            id: 'promo-1',
            name: 'Midweek Half Again',
          },
          ...change,
        },
      },
    ],
  },
});

/** A game that is open with a promo, which a round then ends. */
async function openWithPromo(outcome: object = {}, promo: SamplePromo = bonus) {
  let active: SamplePromo | null = promo;
  const page = await openGame(
    { LobbyActivePromo: () => promoMember(active), PromoHistory: () => past(outcome) },
    // The header asks for the promo after each round.
    <PromoProgress place="header" />,
  );
  const asked = () => page.platform.variablesOf('LobbyActivePromo').length;
  const push = () => {
    act(() => {
      page.session.pushes.emit('balanceUpdated', balanceUpdate());
    });
  };
  await waitFor(() => {
    expect(asked()).toBeGreaterThan(0);
  });
  const end = () => {
    active = null;
    push();
  };
  return { ...page, asked, push, end };
}

const ended = () => screen.findByText(/^Midweek Half Again has ended/);

describe('the promo that an open game is played with', () => {
  afterEach(async () => {
    await act(() => player.leave());
  });

  it('is said to be lost, with the money that the game goes on with, until that is dismissed', async () => {
    const { end, push } = await openWithPromo();
    expect(screen.queryByText(/has ended/)).toBeNull();
    end();
    const said = await ended();
    expect(said.textContent).toBe(
      'Midweek Half Again has ended (Lost). Too little of its bonus was left for a bet before its target was reached. The game goes on with your cash.',
    );
    expect(said.closest('[role=alert]')).not.toBeNull();
    expect(said.closest('[role=dialog]')?.getAttribute('aria-label')).toBe('Moonlit Dingo');
    push();
    expect(await ended()).toBe(said);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/has ended/)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is called as the bonus that it was', async () => {
    const { end } = await openWithPromo({ bonusName: 'Asked and Given' });
    end();
    expect(await screen.findByText(/^Asked and Given has ended/)).toBeTruthy();
  });

  it('is said to be completed', async () => {
    const { end } = await openWithPromo({ status: 'COMPLETE', endCause: 'TURNOVER' });
    end();
    expect((await ended()).textContent).toBe(
      'Midweek Half Again has ended (Completed). Turned over in full; what was left of its bonus became cash. The game goes on with your cash.',
    );
  });

  it.each([
    ['that the member cancelled', { status: 'CANCELED', endCause: 'MEMBER' }, bonus],
    ['of another currency', {}, { ...bonus, currency: 'BTC' }],
  ])('says nothing of a promo %s', async (_, outcome, promo) => {
    const { end, asked, platform } = await openWithPromo(outcome, promo);
    const before = asked();
    end();
    await waitFor(() => {
      expect(asked()).toBeGreaterThan(before);
    });
    if (promo === bonus)
      await waitFor(() => {
        expect(platform.variablesOf('PromoHistory')).not.toEqual([]);
      });
    expect(screen.queryByText(/has ended/)).toBeNull();
  });
});
