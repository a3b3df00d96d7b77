import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform, held } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser, findSocket } from '#testing/session-setting.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import type { SessionService } from '../session/index.ts';
import { DepositsSection } from './deposits-section.tsx';
import { deposit, pageOf } from './testing.tsx';

/** A push that tells of a payment. */
function news({ pushes }: SessionService): void {
  const body = {
    id: '1',
    read: false,
    title: 'Deposit',
    content: '',
    dateTimeCreated: '2026-11-21T07:05:00.000Z',
  };
  act(() => {
    pushes.emit('messageCreated', { id: 'member-mia', body });
  });
}

/** A push that tells of a balance that has changed. */
function moved({ pushes }: SessionService): void {
  act(() => {
    pushes.emit('balanceUpdated', balanceUpdate());
  });
}

beforeEach(freshBrowser);

it('takes the newest answer when money moves while it is being fetched again', async () => {
  const platform = fakePlatform({
    Deposits: () => ({ deposits: pageOf([deposit('1', { status: 'PENDING' })]) }),
  });
  const { session } = renderFeature(<DepositsSection />, { member: true });
  await screen.findByText('Pending');
  const older = held<unknown>();
  platform.answer('Deposits', older.answer);
  news(session);
  platform.answer('Deposits', () => ({ deposits: pageOf([deposit('1')]) }));
  news(session);
  older.release({ deposits: pageOf([deposit('1', { status: 'PENDING' })]) });
  expect(await screen.findByText('Approved')).toBeDefined();
  expect(platform.variablesOf('Deposits')).toHaveLength(3);
});

/** Deposits of which one more is there with each push, and whose answers tell of the moment at which they were asked for. */
async function quickPushes() {
  let paid = 0;
  const slow = held<undefined>();
  const platform = fakePlatform({
    Deposits: async () => {
      const deposits = pageOf([deposit(String(paid))]);
      if (paid > 0) await slow.answer();
      return { deposits };
    },
  });
  const { session, unmount } = renderFeature(<DepositsSection />, { member: true });
  await screen.findByText('Card 0');
  expect(platform.variablesOf('Deposits')).toHaveLength(1);
  for (const push of [news, moved, moved, news, moved, news, news, moved, moved, news]) {
    paid += 1;
    push(session);
  }
  const asked = () => platform.variablesOf('Deposits').length;
  return { asked, slow, unmount };
}

it('asks twice for ten quick pushes, and shows the state after the last one', async () => {
  const { asked, slow } = await quickPushes();
  slow.release(undefined);
  expect(await screen.findByText('Card 10')).toBeDefined();
  expect(asked()).toBe(3);
});

it('asks no more for them once it is left', async () => {
  const { asked, slow, unmount } = await quickPushes();
  unmount();
  await act(async () => {
    slow.release(undefined);
    await slow.answer();
  });
  expect(asked()).toBe(2);
});

it.each([
  ['a message tells of it', news],
  ['the balance has changed', moved],
])('shows the new state when money has moved and %s', async (_how, push) => {
  const platform = fakePlatform({
    Deposits: () => ({ deposits: pageOf([deposit('1', { status: 'PENDING' })]) }),
  });
  const { session } = renderFeature(<DepositsSection />, { member: true });
  await screen.findByText('Pending');
  platform.answer('Deposits', () => ({ deposits: pageOf([deposit('1')]) }));
  push(session);
  expect(await screen.findByText('Approved')).toBeDefined();
});

it('shows what was missed before the socket was there', async () => {
  const platform = fakePlatform({
    Deposits: () => ({ deposits: pageOf([deposit('1', { status: 'PENDING' })]) }),
  });
  renderFeature(<DepositsSection />, { member: true });
  await screen.findByText('Pending');
  platform.answer('Deposits', () => ({ deposits: pageOf([deposit('1')]) }));
  act(findSocket);
  expect(await screen.findByText('Approved')).toBeDefined();
});
