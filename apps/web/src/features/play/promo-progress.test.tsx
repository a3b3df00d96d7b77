import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { promoMember, type SamplePromo } from '#testing/play-answers.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { PromoListener } from '../promos/index.ts';
import { player } from './player-store.ts';
import { PromoProgress } from './promo-progress.tsx';
import { openGame } from './testing/game-page.tsx';

const running: SamplePromo = {
  walletMode: 'CASH',
  minimumRealMoneyBalance: '0.00',
  turnover: { target: '500.00', counter: '125.00' },
};
const progress = () => screen.findByRole('group', { name: 'Midweek Half Again, progress' });

afterEach(async () => {
  await act(() => player.leave());
});

it('PROMO-55 the header shows what remains to be turned over and the time left, and follows each bet', async () => {
  vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const expiresAt = '2026-11-24T02:00:00Z';
  const member = (promo: SamplePromo) => {
    const answer = promoMember(promo);
    return { member: { ...answer.member, activePromo: { ...answer.member.activePromo, expiresAt } } };
  };
  const platform = fakePlatform({ LobbyActivePromo: () => member(running) });
  const { session } = renderFeature(<PromoProgress place="header" />, { member: true });
  const shown = await progress();
  expect(shown.textContent).toBe('$375.00 left to wager3 days left');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/personal-center?tab=active-bonus');
  platform.answer('LobbyActivePromo', () =>
    member({ ...running, turnover: { target: '500.00', counter: '480.50' } }),
  );
  act(() => {
    session.pushes.emit('balanceUpdated', balanceUpdate());
  });
  await waitFor(() => {
    expect(shown.textContent).toContain('$19.50 left to wager');
  });
});

it('is called as the bonus that it was', async () => {
  fakePlatform({ LobbyActivePromo: () => promoMember({ ...running, bonusName: 'Asked and Given' }) });
  renderFeature(<PromoProgress place="header" />, { member: true });
  expect(await screen.findByRole('group', { name: 'Asked and Given, progress' })).toBeTruthy();
});

it('PROMO-55 the player shows it above the game', async () => {
  await openGame({ LobbyActivePromo: () => promoMember(running) });
  expect((await progress()).textContent).toBe('$375.00 left to wager');
  expect((await progress()).closest('[role=dialog]')).not.toBeNull();
});

it('asks for nothing after a bet while no promo runs', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const settled = () => act(() => vi.advanceTimersByTimeAsync(0));
  const platform = fakePlatform({ LobbyActivePromo: () => promoMember(null) });
  const { session } = renderFeature(<PromoProgress place="header" />, { member: true });
  await settled();
  expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(1);
  act(() => {
    session.pushes.emit('balanceUpdated', balanceUpdate());
  });
  await settled();
  expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(1);
});

it('says nothing while no promo runs, or one with nothing to turn over', async () => {
  let active: SamplePromo | null = null;
  const platform = fakePlatform({ LobbyActivePromo: () => promoMember(active) });
  const { session } = renderFeature(
    <>
      <PromoProgress place="header" />
      <PromoListener />
    </>,
    { member: true },
  );
  await waitFor(() => {
    expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(1);
  });
  active = { ...running, turnover: { target: '0.00', counter: '0.00' } };
  act(() => {
    session.pushes.emit('memberPromoCreated', { promoId: 'promo-1', promoUsed: 1 });
  });
  await waitFor(() => {
    expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(2);
  });
  expect(screen.queryByRole('group')).toBeNull();
});
