import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { freshBrowser, loseAndFindSocket } from '#testing/session-setting.ts';
import { message, open, states, tell } from '../testing/open-frame.tsx';

beforeEach(() => {
  freshBrowser();
  socketOffline.set(false);
});

describe('a payment that its page has left open', () => {
  const heading = () => screen.getByRole('heading', { level: 3 }).textContent;

  it.each([
    ['TX_PENDING', 'Your deposit is on its way'],
    ['TX_UNRESOLVED', 'No answer from the bank yet'],
  ])('after %s follows the platform when a message has come', async (eventType, open_) => {
    const { platform, session } = open('Deposit', { DepositStates: states('deposits', 'PENDING') });
    tell(eventType, { message: 'The bank will answer later.' });
    expect(platform.variablesOf('DepositStates')).toEqual([]);
    act(() => {
      session.pushes.emit('messageCreated', message('Welcome'));
    });
    await waitFor(() => {
      expect(platform.variablesOf('DepositStates')).toHaveLength(1);
    });
    expect(heading()).toBe(open_);
    platform.answer('DepositStates', states('deposits', 'REJECTED'));
    act(() => {
      session.pushes.emit('messageCreated', message('Deposit Request Rejected'));
    });
    await waitFor(() => {
      expect(heading()).toBe('The deposit did not go through');
    });
    expect(screen.getByText('Nothing was taken.')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('The bank will answer later.')).toBeNull();
    expect(platform.variablesOf('DepositStates')).toHaveLength(2);
  });

  it('is asked about when pushes may have been missed', async () => {
    const { platform } = open('Deposit', { DepositStates: states('deposits', 'FAILED') });
    tell('TX_PENDING');
    act(loseAndFindSocket);
    await waitFor(() => {
      expect(heading()).toBe('The deposit did not go through');
    });
    expect(platform.variablesOf('DepositStates').length).toBeGreaterThan(0);
  });

  it('has failed when it was not completed in time, and says so', async () => {
    const { session } = open('Deposit', { DepositStates: states('deposits', 'EXPIRED') });
    tell('TX_PENDING');
    act(() => {
      session.pushes.emit('messageCreated', message('Deposit Request Expired'));
    });
    const words = 'The payment was not completed in time. Nothing was taken.';
    expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
    expect(heading()).toBe('The deposit did not go through');
  });
});
