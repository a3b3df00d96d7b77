import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { aud, btc, favourite, nzd, sampleAccount, withFavourites } from '#testing/sample-account.ts';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { WalletControl } from './wallet-control.tsx';

const rich = { ...sampleAccount, availableBalance: '1234567.89' };

function openRich(...favourites: readonly ReturnType<typeof favourite>[]) {
  fakePlatform({
    WalletCurrencies: () => withFavourites(...favourites),
  });
  renderFeature(<WalletControl />, { member: true, account: rich });
  return screen.getByRole('button', { name: 'Wallet, $1,234,567.89' });
}

beforeEach(() => {
  freshBrowser();
  balancesHidden.set(false);
});

describe('an amount that is too long for its place', () => {
  it('gives way in the header by itself, and stays whole in the name and the title', () => {
    const trigger = openRich();
    const amount = within(trigger).getByTitle('1,234,567.89');
    const parts = [...trigger.children];
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map((part) => getComputedStyle(part).flexShrink)).toEqual(
      parts.map((part) => (part === amount ? '1' : '0')),
    );
    for (const box of [trigger, amount]) expect(parseInt(getComputedStyle(box).minWidth)).toBe(0);
    expect(getComputedStyle(amount).overflow).toBe('hidden');
    expect(getComputedStyle(amount).textOverflow).toBe('ellipsis');
    act(() => {
      balancesHidden.set(true);
    });
    expect(screen.queryByTitle('1,234,567.89')).toBeNull();
  });

  it('is written smaller as the total of the panel', async () => {
    await userEvent.click(openRich());
    const panel = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    const total = panel.getByText('Total balance').parentElement?.nextElementSibling;
    expect(total?.textContent).toBe('$1,234,567.89');
    expect(total && getComputedStyle(total).getPropertyValue('--characters')).toBe('13');
  });
});

describe('an amount of nothing', () => {
  it('steps back in the panel, and tells nothing of it while balances are hidden', async () => {
    await userEvent.click(
      openRich(favourite(aud, '1234567.89'), favourite(nzd, '0.00'), favourite(btc, '0.5')),
    );
    const panel = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    await panel.findByRole('radio', { name: /BTC/ });
    const amounts = () => [
      ...panel.getAllByRole('definition').map((each) => each.querySelector('span')),
      ...panel.getAllByRole('radio').map((each) => each.querySelector('[data-part=name] + span')),
    ];
    const looks = () => amounts().map((each) => each && getComputedStyle(each).color);
    const texts = amounts().map((each) => each?.textContent);
    expect(texts).toEqual([
      '$1,000.00',
      '$0.00',
      '$0.00',
      '$0.00',
      '$0.00',
      '1,234,567.89',
      '0.00',
      '0.50000000',
    ]);
    const [full, empty] = looks();
    expect(empty).not.toBe(full);
    expect(looks()).toEqual([full, empty, empty, empty, empty, full, empty, full]);
    act(() => {
      balancesHidden.set(true);
    });
    expect(new Set(looks()).size).toBe(1);
  });
});
