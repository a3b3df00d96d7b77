import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answers, cashback } from '#testing/sample-cashbacks.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbackPage } from './cashback-page.tsx';

it.each([
  [
    'losses, and what a dispute takes',
    true,
    [
      'Stakes of your cash count: what they lost less what they won, where bets that cover each other count only with what they win together.',
      'What a disputed deposit paid for is not lost by you. What you have claimed for it comes off your next claims. What came off is paid with them once the dispute is over.',
    ],
  ],
  [
    'turnover',
    false,
    [
      'Stakes of your cash count. A stake counts as far as it was at risk: the part that it won or lost, at most all of it. In pokies and fish games all of it counts.',
    ],
  ],
])('the page says which play counts for one on %s', async (_base, onLossesOnly, texts) => {
  freshBrowser();
  fakePlatform(answers([cashback('a', { onLossesOnly })]));
  const page = (
    <Routes>
      <Route path="/cashbacks/:id" element={<CashbackPage />} />
    </Routes>
  );
  renderFeature(page, { at: '/cashbacks/a' });
  const section = await screen.findByRole('region', { name: 'Play that counts' });
  expect([...section.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(texts);
});
