import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answers, cashback, collected } from '#testing/sample-cashbacks.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbackPage } from './cashback-page.tsx';
import { CashbackSection } from './cashback-section.tsx';
import { CashbacksPage } from './cashbacks-page.tsx';

beforeEach(freshBrowser);

const all = ['a', 'b'].map((id) => cashback(id, { currencyType: 'BONUS' }));
const own = [
  collected('a', { currencyType: 'BONUS', cashback: all[0] }),
  collected('b', { amount: '0.19', cashback: all[1] }),
];
const asBonus = 'Bonus, to be activated under My Bonuses';
const tooSmall = 'Cash, as the amount is too small for a bonus';

function open(at: string, member = true) {
  fakePlatform(answers([...all, cashback('c')], member ? own : []));
  renderFeature(
    <Routes>
      <Route path="/cashbacks" element={<CashbacksPage />} />
      <Route path="/cashbacks/:id" element={<CashbackPage />} />
      <Route path="/own" element={<CashbackSection />} />
    </Routes>,
    { at, member },
  );
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('says to a visitor as what a cashback is paid', async () => {
  open('/cashbacks', false);
  expect((await card('Cashback a')).getByText(asBonus)).toBeTruthy();
  expect((await card('Cashback c')).getByText('Cash')).toBeTruthy();
});

it.each(['/cashbacks', '/own'])('says to a member as what the next claim is paid, at %s', async (at) => {
  open(at);
  expect(await (await card('Cashback b')).findByText(tooSmall)).toBeTruthy();
  expect((await card('Cashback a')).getByText(asBonus)).toBeTruthy();
});

it.each(['/cashbacks', '/own', '/cashbacks/a'])(
  'PROMO-53 says the terms of what is paid as a bonus before the claim, at %s, and none of cash',
  async (at) => {
    open(at);
    const terms = await screen.findAllByText(/^To be wagered: A\$9\.40 \(once the bonus\)\./);
    expect(terms).toHaveLength(1);
  },
);

it('says it to a member on the page of a cashback', async () => {
  open('/cashbacks/b');
  expect(await screen.findByText(tooSmall)).toBeTruthy();
});
