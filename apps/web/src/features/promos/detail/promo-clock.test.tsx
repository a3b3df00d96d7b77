import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hearPush } from '#shared/clock/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { promoAnswers, samplePromo } from '#testing/sample-promos.ts';
import { PromoPage } from './promo-page.tsx';

beforeEach(freshBrowser);

afterEach(() => {
  hearPush(new Date().toISOString());
});

it('takes nothing any more once the platform’s clock has passed its end while it is open', async () => {
  fakePlatform(promoAnswers([samplePromo('a', { expiresAt: '2096-12-31T12:30:15Z' })]));
  const page = (
    <Routes>
      <Route path="/promotions/:id" element={<PromoPage />} />
    </Routes>
  );
  renderFeature(page, { at: '/promotions/a', member: true });
  const deposit = await screen.findByRole('button', { name: 'Deposit' });
  expect(deposit.getAttribute('aria-disabled')).not.toBe('true');
  act(() => {
    hearPush('2096-12-31T12:30:15.000Z; frozen');
  });
  expect(screen.getByText('This promo has ended.')).toBeTruthy();
  const [tag, label] = screen.getAllByText('Ended');
  expect(tag).toBeTruthy();
  expect(label?.nextElementSibling?.textContent).toBe('Dec 31, 2096 12:30:15');
  expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-disabled')).toBe('true');
});
