import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { DepositsSection } from './deposits-section.tsx';
import { deposit, pageOf } from './testing.tsx';

beforeEach(freshBrowser);

describe('a payment that a message leads to', () => {
  const threePages = ({ after }: Record<string, unknown>) => ({
    deposits:
      after === null
        ? pageOf([deposit('1')], 'cursor-1', 21)
        : after === 'cursor-1'
          ? pageOf([deposit('2')], 'cursor-2', 21)
          : pageOf([deposit('3')], null, 21),
  });
  const at = (payment: string) => `/personal-center?tab=deposits&payment=${payment}`;
  const marked = () => document.querySelector('tr[aria-current]')?.textContent;

  it('MSG-20 is marked on its page of the list, from where the list goes on', async () => {
    fakePlatform({ Deposits: threePages });
    renderFeature(<DepositsSection />, { member: true, at: at('2') });
    await screen.findByText('Card 2');
    expect(marked()).toContain('Card 2');
    const pages = screen.getByRole('navigation', { name: 'Pages of Deposits' });
    expect(within(pages).getByRole('status').textContent).toBe('Page 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Card 3')).toBeDefined();
    expect(marked()).toBeUndefined();
  });

  it('MSG-20 shows the first page when it is on none', async () => {
    const platform = fakePlatform({ Deposits: threePages });
    renderFeature(<DepositsSection />, { member: true, at: at('gone') });
    expect(await screen.findByText('Card 1')).toBeDefined();
    expect(platform.variablesOf('Deposits').map(({ after }) => after)).toContain('cursor-2');
    expect(marked()).toBeUndefined();
  });
});
