import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { balanceUpdate, messagePush } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { PromoListener } from '../modals/promo-listener.ts';
import { card } from '../testing/open-promos.tsx';
import { history, past } from '../testing/past-promos.ts';
import {
  promoAnswers,
  sampleAwarded,
  sampleFreeSpinGame,
  sampleWaitingAward,
  standingAnswer,
} from '#testing/sample-promos.ts';
import { freeSpinsAnswer, sampleSpinsIn } from '#testing/sample-free-spins.ts';
import { ActiveBonusSection } from './active-bonus-section.tsx';

/** What both queries of the page answer of awards that wait. */
const waiting = (...pendingPromos: object[]) => ({
  WaitingAwards: () => ({ member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos } }),
  PromoStanding: () => standingAnswer({ pendingPromos }),
});

function open(answers: Answers = {}, at = '/personal-center?tab=active-bonus') {
  const platform = fakePlatform({
    ...promoAnswers([]),
    MemberFreeSpins: () => freeSpinsAnswer([]),
    ...waiting(),
    PromoHistory: () => history([]),
    ...answers,
  });
  const { session } = renderFeature(
    <>
      <PromoListener />
      <ActiveBonusSection />
    </>,
    { member: true, at },
  );
  return { platform, session };
}

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
});

describe('a promo that a message tells of', () => {
  it('MSG-20 is marked in the history: the one that was over when the message came', async () => {
    const had = (id: string, dateTimeEnded: string) => ({
      ...past(id, 'EXPIRED', 'TIME'),
      dateTimeEnded,
      promo: { ...past(id, 'EXPIRED', 'TIME').promo, id: 'promo-1', name: 'Had before' },
    });
    const pages: Record<string, object> = {
      '': history([past('other', 'LOST', 'BONUS_PLAYED'), had('c', '2026-11-25T00:00:00Z')], 'cursor-1', 4),
      'cursor-1': history([had('b', '2026-11-22T00:00:00Z'), had('a', '2026-11-20T05:00:00Z')], null, 4),
    };
    const at = '/personal-center?tab=active-bonus&promo=promo-1&before=2026-11-22T00%3A00%3A00Z';
    open({ PromoHistory: ({ after }) => pages[typeof after === 'string' ? after : ''] }, at);
    await screen.findAllByText('Had before');
    expect(document.querySelectorAll('tr[aria-current]')).toHaveLength(1);
    expect(document.querySelector('tr[aria-current]')?.textContent).toContain('Nov 22, 2026 00:00:00');
  });
});

describe('awards that wait', () => {
  it('are listed under Active Bonus, each with its reason', async () => {
    open(waiting(sampleWaitingAward('a'), sampleWaitingAward('b', { waitsFor: 'RELEASE', expiresAt: null })));
    const first = await card('Award a');
    expect(screen.getByRole('heading', { name: 'No Active Promo' })).toBeTruthy();
    expect(first.textContent).toContain('Starts by itself when your active promo ends.');
    expect(within(first).getByText('To be wagered').nextElementSibling?.textContent).toBe('A$250.00');
    expect(within(first).getByText('Expires')).toBeTruthy();
    const second = await card('Award b');
    expect(second.textContent).toContain('Starts when our team has released it.');
    expect(within(second).queryByText('Expires')).toBeNull();
  });

  it('are called as the bonuses that they were, beside their promos', async () => {
    open(waiting(sampleWaitingAward('a', { bonusName: 'Asked and Given' })));
    const own = within(await card('Asked and Given'));
    expect(own.getByRole('heading', { name: 'Asked and Given' })).toBeTruthy();
    expect(own.getByText('Award a')).toBeTruthy();
    expect(own.getByRole('link', { name: 'Details about Asked and Given' })).toBeTruthy();
  });

  it('PROMO-56 of free spins tell how many, and of no money', async () => {
    const games = [sampleSpinsIn('Reef', { betCount: 10 }), sampleSpinsIn('Opal', { betCount: 5 })];
    const spins = {
      ...{ waitsFor: 'RELEASE', expiresAt: null, bonus: '0.00', turnoverTarget: '0.00' },
      freeSpinDetails: games.map((game) => ({ __typename: 'FreeSpinDetails', ...game })),
      promo: {
        ...sampleAwarded('promo-a', 'Award a'),
        freeSpinConfiguration: [sampleFreeSpinGame('Reef', 20), sampleFreeSpinGame('Opal', 5)],
      },
    };
    open(waiting(sampleWaitingAward('a', spins)));
    const panel = await card('Award a');
    expect(panel.textContent).toContain('Starts when our team has released it.');
    expect(within(panel).getByText('Free spins').parentElement?.textContent).toBe('Free spins15');
    expect(within(panel).queryByText('Bonus')).toBeNull();
    expect(within(panel).queryByText('To be wagered')).toBeNull();
    expect(within(panel).getByText('Wagering').nextElementSibling?.textContent).toBe(
      'Nothing, wins are cash',
    );
  });

  it('PROMO-54 come, and go into the history, when a message or a press on another device tells of them', async () => {
    const { platform, session } = open();
    const answer = (...awards: object[]) => {
      const { WaitingAwards, PromoStanding } = waiting(...awards);
      platform.answer('WaitingAwards', WaitingAwards);
      platform.answer('PromoStanding', PromoStanding);
    };
    const tell = (...awards: object[]) => {
      answer(...awards);
      act(() => {
        session.pushes.emit('messageCreated', messagePush);
      });
    };
    await screen.findByText('No records found');
    answer(sampleWaitingAward('c'));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    await card('Award c');
    tell(sampleWaitingAward('a'));
    await card('Award a');
    platform.answer('PromoHistory', () => history([past('b', 'EXPIRED', 'WAIT', { began: false })]));
    tell();
    expect(await screen.findByText('Past b')).toBeTruthy();
    await expect.poll(() => screen.queryByRole('article', { name: 'Award a' })).toBeNull();
  });

  it('PROMO-42 become the active promo on the page when they begin', async () => {
    const { platform, session } = open(waiting(sampleWaitingAward('a')));
    await card('Award a');
    platform.answer('WaitingAwards', waiting().WaitingAwards);
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'promo-a' }));
    act(() => {
      session.pushes.emit('memberPromoCreated', { promoId: 'promo-a', promoUsed: 1 });
    });
    await card('Active promo');
    await expect.poll(() => screen.queryByRole('article', { name: 'Award a' })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    const answers = waiting(sampleWaitingAward('a'));
    const { platform } = open({
      ...answers,
      WaitingAwards: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Down.');
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('WaitingAwards', answers.WaitingAwards);
    await userEvent.click(again);
    expect(await card('Award a')).toBeTruthy();
  });
});
