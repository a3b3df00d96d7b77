import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform, NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answers, cashback, collected, memberCashbacks } from '#testing/sample-cashbacks.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbackPage } from './cashback-page.tsx';
import { CashbackSection } from './cashback-section.tsx';
import { CashbacksPage } from './cashbacks-page.tsx';

beforeEach(freshBrowser);

function open(at: string, own: Answers = {}) {
  const platform = fakePlatform({ ...answers([cashback('a')], [collected('a')]), ...own });
  const { session } = renderFeature(
    <Routes>
      <Route path="/cashbacks" element={<CashbacksPage />} />
      <Route path="/cashbacks/:id" element={<CashbackPage />} />
      <Route path="/own" element={<CashbackSection />} />
    </Routes>,
    { at, member: true },
  );
  return { platform, session };
}

/** One that can be claimed, of which the platform then says that it was claimed on another device. */
async function openStale(at: string) {
  const { platform, session } = open(at);
  const own = within(await screen.findByRole('article'));
  await own.findByText('Claimable today');
  const claimed = collected('a', { isClaimable: false, claimStatus: 'CLAIMED', amount: '0.00' });
  platform.answer('MemberCashbacks', () => memberCashbacks([claimed]));
  const expectFresh = async () => {
    expect(await own.findByText('Not claimable yet')).toBeTruthy();
    expect(own.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
  };
  return { platform, session, own, expectFresh };
}

describe.each(['/cashbacks', '/cashbacks/a', '/own'])('what a cashback has collected, at %s', (at) => {
  it('is asked for again after a claim that was refused', async () => {
    const { platform, own, expectFresh } = await openStale(at);
    platform.answer('ClaimCashback', () => {
      throw new Refusal('CONFLICT', 'This cashback is not claimable now.');
    });
    await userEvent.click(own.getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('This cashback is not claimable now.')).toBeTruthy();
    await expectFresh();
  });

  it('follows the push of a settled round or of a claim on another device', async () => {
    const { session, expectFresh } = await openStale(at);
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    await expectFresh();
  });
});

it.each([
  ['/cashbacks', 'What your cashbacks have collected couldn’t be loaded.'],
  ['/cashbacks/a', 'What it has collected for you couldn’t be loaded.'],
])('%s says that what was collected is missing, and loads it again', async (at, said) => {
  const { platform } = open(at, {
    MemberCashbacks: () => {
      throw new NoNetwork();
    },
  });
  const alert = (await screen.findByText(said)).closest('[role="alert"]');
  expect(alert).toBeTruthy();
  expect(screen.getByText('5% of net losses')).toBeTruthy();
  platform.answer('MemberCashbacks', () => memberCashbacks([collected('a')]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Claimable today')).toBeTruthy();
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(false);
});
