import { toaster } from '@magpie/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
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
import { PromoPage } from '../detail/promo-page.tsx';
import { PromoListener } from './promo-listener.ts';
import { promoAnswers, sampleLockIn, samplePromo, standingAnswer } from '#testing/sample-promos.ts';

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
  toaster.dismiss();
});

describe('a promo that begins', () => {
  const used = (promoUsed: number, name = 'Promo a') => {
    const promo = samplePromo('a', { name, maxUses: 3, promoUsed });
    return () => ({ promo: { __typename: 'Promo', ...promo } });
  };

  /** The page of a promo, which reads more than the listener itself fetches. */
  async function openPage() {
    const platform = fakePlatform({ ...promoAnswers([]), Promo: used(1) });
    const page = renderFeature(
      <>
        <PromoListener />
        <Routes>
          <Route path="/promotions/:id" element={<PromoPage />} />
        </Routes>
      </>,
      { at: '/promotions/a', member: true },
    );
    await screen.findByText('Promo used: 1 / 3');
    await fetchedAgain(platform, 0);
    const push = () => {
      act(() => {
        page.session.pushes.emit('memberPromoCreated', { promoId: 'a', promoUsed: 2 });
      });
    };
    return { platform, push };
  }

  it('PROMO-42 has all of the page fetched again without a reload, and what is open stays open', async () => {
    const { platform, push } = await openPage();
    modals.open('supportModal', { page: 'aml-policy' });
    toaster.show({ tone: 'info', title: 'Told before', duration: 600_000 });
    platform.answer('Promo', used(2, 'Another name'));
    push();
    expect(await screen.findByRole('heading', { level: 1, name: 'Another name' })).toBeTruthy();
    expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'aml-policy' } }]);
    expect(toaster.current()).toMatchObject({ title: 'Told before' });
  });

  it('PROMO-43 says which one is active, and how often it was used although the page does not load again', async () => {
    const { platform, push } = await openPage();
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'a', promoUsed: 2 }));
    platform.answer('Promo', () => {
      throw new Refusal('INTERNAL_SERVER_ERROR', 'Down.');
    });
    push();
    expect(await screen.findByText('You are currently enrolled in a Promo.')).toBeTruthy();
    expect(await screen.findByText('Promo used: 2 / 3')).toBeTruthy();
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
