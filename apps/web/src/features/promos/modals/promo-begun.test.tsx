import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { BackgroundPart } from '#shared/page/index.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import { GapListener } from '../../wallets/index.ts';
import { UnlockWatch } from './unlock-watch.tsx';
import { ActivePromo } from '../account/active-promo.tsx';
import { PromoListener } from './promo-listener.ts';
import { promoAnswers, sampleLockIn, standingAnswer } from '#testing/sample-promos.ts';

const completed = sampleLockIn('haul', { lockInEnabled: false, completed: true });

function open(answers: Answers = {}) {
  const platform = fakePlatform({ ...promoAnswers([]), ...answers });
  const page = renderFeature(
    <>
      <PromoListener />
      <ActivePromo memberId="member-mia" />
    </>,
    { member: true },
  );
  const push = (promoId: string) => {
    act(() => {
      page.session.pushes.emit('memberPromoCreated', { promoId, promoUsed: 2 });
    });
  };
  return { platform, push };
}

/** The fetch of the page and that of the listener. */
const fetchedAgain = async (platform: ReturnType<typeof fakePlatform>, before: number) =>
  waitFor(() => {
    expect(platform.variablesOf('PromoStanding').length).toBeGreaterThan(before);
  });

beforeEach(() => {
  freshBrowser();
  modals.reset();
});

describe('a promo that begins', () => {
  it('PROMO-42 is on the page without a reload, and what is open stays open', async () => {
    const { platform, push } = open();
    await screen.findByRole('heading', { name: 'No Active Promo' });
    modals.open('supportModal', { page: 'aml-policy' });
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'a', promoUsed: 2 }));
    push('a');
    expect(await screen.findByRole('article', { name: 'Active promo' })).toBeTruthy();
    expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'aml-policy' } }]);
  });

  it('PROMO-43 updates how often it was used and which one is active', async () => {
    const { platform, push } = open({
      PromoStanding: () => standingAnswer({ activePromo: 'a', promoUsed: 1 }),
    });
    expect((await screen.findByText('Used')).parentElement?.textContent).toBe('Used1 of 3');
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'a', promoUsed: 2 }));
    push('a');
    await waitFor(() => {
      expect(screen.getByText('Used').parentElement?.textContent).toBe('Used2 of 3');
    });
  });

  it('PROMO-43 opens bonusUnlockModal when it is that of the lock-in', async () => {
    const { platform, push } = open();
    await screen.findByRole('heading', { name: 'No Active Promo' });
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'haul', lockIn: completed }));
    push('haul');
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([{ name: 'bonusUnlockModal', props: { promoId: 'haul' } }]);
    });
  });

  it.each([
    ['another promo than the lock-in', 'a', completed],
    ['a promo without a lock-in', 'haul', undefined],
    ['a gift of what a lock-in still runs for', 'haul', { ...completed, completed: false }],
    ['a promo that is no longer there', 'gone', undefined],
  ])('PROMO-43 opens nothing for %s', async (_what, promoId, lockIn) => {
    const { platform, push } = open();
    await screen.findByRole('heading', { name: 'No Active Promo' });
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'a', ...(lockIn && { lockIn }) }));
    push(promoId);
    await screen.findByRole('article', { name: 'Active promo' });
    expect(modals.stack.get()).toEqual([]);
  });

  it('leaves the page as it is when the platform does not answer', async () => {
    const { platform, push } = open({ PromoStanding: () => standingAnswer({ activePromo: 'a' }) });
    await screen.findByRole('article', { name: 'Active promo' });
    platform.answer('PromoStanding', () => {
      throw new Refusal('INTERNAL_SERVER_ERROR', 'Down.');
    });
    const before = platform.variablesOf('PromoStanding').length;
    push('a');
    await fetchedAgain(platform, before);
    expect(screen.getByRole('article', { name: 'Active promo' })).toBeTruthy();
    expect(modals.stack.get()).toEqual([]);
  });
});

describe('a lock-in that paid off while the connection was lost', () => {
  function openWatched() {
    const platform = fakePlatform({ ...promoAnswers([]), Me: () => ({ me: answeredAccount }) });
    const page = renderFeature(
      <>
        <PromoListener />
        <UnlockWatch />
        <BackgroundPart of={GapListener} />
      </>,
      { member: true },
    );
    return { platform, page };
  }
  const unlocked = () => standingAnswer({ activePromo: 'haul', lockIn: completed });
  /** Once more until what listens for it, whose code comes late, is there. */
  const loseConnection = async (platform: ReturnType<typeof fakePlatform>) => {
    const before = platform.variablesOf('Me').length;
    await waitFor(() => {
      act(() => {
        socketOffline.set(true);
      });
      act(() => {
        socketOffline.set(false);
      });
      expect(platform.variablesOf('Me').length).toBeGreaterThan(before);
    });
  };

  it('PROMO-43 is told by bonusUnlockModal once it is fetched again, and not twice', async () => {
    const { platform } = openWatched();
    await fetchedAgain(platform, 0);
    platform.answer('PromoStanding', unlocked);
    await loseConnection(platform);
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([{ name: 'bonusUnlockModal', props: { promoId: 'haul' } }]);
    });
    modals.reset();
    const before = platform.variablesOf('PromoStanding').length;
    await loseConnection(platform);
    await fetchedAgain(platform, before);
    expect(modals.stack.get()).toEqual([]);
  });

  it('PROMO-43 is not told again when its push had come before', async () => {
    const { platform, page } = openWatched();
    await fetchedAgain(platform, 0);
    platform.answer('PromoStanding', unlocked);
    act(() => {
      page.session.pushes.emit('memberPromoCreated', { promoId: 'haul', promoUsed: 1 });
    });
    await waitFor(() => {
      expect(modals.isOpen('bonusUnlockModal')).toBe(true);
    });
    modals.reset();
    const before = platform.variablesOf('PromoStanding').length;
    await loseConnection(platform);
    await fetchedAgain(platform, before);
    expect(modals.stack.get()).toEqual([]);
  });
});
