import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoNetwork } from '#testing/fake-platform.ts';
import { eachInFreshBrowser } from '../testing/profile-platform.tsx';
import { openDetails } from '../testing/open-details.tsx';

eachInFreshBrowser();

const choice = () => screen.findByLabelText<HTMLSelectElement>('Ask me while I play');

describe('the reality check in the account', () => {
  it('is the interval that was chosen, and another one is saved as it is chosen', async () => {
    let interval = 'MINUTES_60';
    const { user, fake } = await openDetails(
      {},
      {
        RealityCheckInterval: () => ({ realityCheckInterval: interval }),
        SetRealityCheckInterval: (sent) => {
          interval = String(sent['interval']);
          return { setRealityCheckInterval: interval };
        },
      },
    );
    expect((await choice()).selectedOptions[0]?.textContent).toBe('Every 60 minutes');
    await user.selectOptions(await choice(), 'Every 15 minutes');
    await screen.findByText('Reality check saved');
    expect(fake.variablesOf('SetRealityCheckInterval')).toEqual([{ interval: 'MINUTES_15' }]);
    await waitFor(async () => {
      expect((await choice()).value).toBe('MINUTES_15');
    });
  });

  it('can be asked for again when it could not be loaded', async () => {
    let down = true;
    const { user } = await openDetails(
      {},
      {
        RealityCheckInterval: () => {
          if (down) throw new NoNetwork();
          return { realityCheckInterval: 'MINUTES_30' };
        },
      },
    );
    expect(await screen.findByText('The reality check could not be loaded.')).toBeInstanceOf(HTMLElement);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await choice()).value).toBe('MINUTES_30');
  });
});
