import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { BackgroundPart } from '#shared/page/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answeredAccount } from '#testing/sample-account.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { GapListener } from '../wallets/index.ts';
import { JackpotListener } from './jackpot-listener.ts';
import { JackpotWatch } from './jackpot-watch.ts';

const aud = { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' } as const;

const win = (id: string, amount: string) => ({
  __typename: 'JackpotPayoutRecord',
  id,
  jackpot: 'cross',
  amount,
  currency: { __typename: 'Currency', ...aud },
});

const wins = (...nodes: readonly object[]) => ({
  jackpotPayoutRecords: {
    __typename: 'JackpotPayoutRecordConnection',
    edges: nodes.map((node) => ({ node })),
  },
});

beforeEach(() => {
  freshBrowser();
  modals.reset();
});

it('JACK-07 opens jackpotPopup for a win of while the connection was lost, and for none that was told before', async () => {
  const old = win('old', '1.00');
  const pushed = win('pushed', '20.00');
  const platform = fakePlatform({ OwnJackpotWins: () => wins(old), Me: () => ({ me: answeredAccount }) });
  const { session } = renderFeature(
    <>
      <JackpotListener />
      <JackpotWatch />
      <BackgroundPart of={GapListener} />
    </>,
    { member: true },
  );
  const asked = () => platform.variablesOf('OwnJackpotWins').length;
  await waitFor(() => {
    expect(asked()).toBe(1);
  });
  act(() => {
    session.pushes.emit('jackpotWon', { amount: '20.00', jackpotId: 'cross', currency: aud });
  });
  expect(modals.isOpen('jackpotPopup')).toBe(true);
  modals.reset();
  platform.answer('OwnJackpotWins', () => wins(win('lost', '300.00'), pushed, old));
  await waitFor(() => {
    act(() => {
      socketOffline.set(true);
    });
    act(() => {
      socketOffline.set(false);
    });
    expect(asked()).toBeGreaterThan(1);
  });
  await waitFor(() => {
    expect(modals.stack.get()).toEqual([
      { name: 'jackpotPopup', props: { jackpotId: 'cross', amount: '300.00', currency: 'AUD' } },
    ]);
  });
});
