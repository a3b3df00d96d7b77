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

function open(at: string, member = true, mine: readonly object[] = own) {
  fakePlatform(answers([...all, cashback('c')], member ? mine : []));
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
    const terms = await screen.findAllByText('A$9.40, once the bonus');
    expect(terms).toHaveLength(1);
  },
);

it.each(['/cashbacks', '/own', '/cashbacks/a'])(
  'PROMO-53 says them without an amount while nothing is collected, at %s',
  async (at) => {
    const offer = cashback('a', { currencyType: 'BONUS' });
    const nothing = { amount: '0.00', isClaimable: false, claimStatus: 'PENDING' };
    open(at, true, [collected('a', { ...nothing, currencyType: 'BONUS', cashback: offer })]);
    await screen.findByText('Nothing collected yet');
    const terms = screen.getAllByText('Once the bonus')[0]?.closest('dl');
    expect(terms?.textContent).toContain('7 days from its activation');
    expect(terms?.textContent).toContain('It begins in bonus mode: you bet with its bonus money');
  },
);

it.each([
  ['/cashbacks', 0],
  ['/cashbacks/a', 1],
])('says what counts of a stake and what a cancellation takes %s: %i times', async (at, times) => {
  open(at);
  await screen.findByText('A$9.40, once the bonus');
  expect(screen.queryAllByText('How much')).toHaveLength(times);
  expect(screen.queryAllByText('If you cancel')).toHaveLength(times);
});

it('PROMO-53 says them to a visitor', async () => {
  open('/cashbacks/a', false);
  expect(await screen.findByText('Once the bonus')).toBeTruthy();
});

it('says it to a member on the page of a cashback', async () => {
  open('/cashbacks/b');
  expect(await screen.findByText(tooSmall)).toBeTruthy();
});
