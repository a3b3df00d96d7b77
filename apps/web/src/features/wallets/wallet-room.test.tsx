import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { sampleAccount, withFavourites } from '#testing/sample-account.ts';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { WalletControl } from './wallet-control.tsx';

const rich = { ...sampleAccount, availableBalance: '1234567.89' };

function openRich() {
  fakePlatform({
    WalletCurrencies: () => withFavourites(),
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
