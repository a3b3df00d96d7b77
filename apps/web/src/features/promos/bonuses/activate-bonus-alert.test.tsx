import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigatorBridge } from '#shared/navigation/index.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { ActivateBonusAlert } from './activate-bonus-alert.tsx';

const onClose = vi.fn();

function open(props: { outcome: 'success' | 'failure'; message?: string }) {
  vi.useFakeTimers();
  return renderFeature(
    <>
      <NavigatorBridge />
      <ActivateBonusAlert {...props} onClose={onClose} />
    </>,
    { at: '/promotions/bonus/b1', member: true },
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  freshBrowser();
  onClose.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('activateBonusAlert', () => {
  it('BONUS-08 BONUS-09 tells of the success and goes to the promotions by itself after 2 s', async () => {
    const { address } = open({ outcome: 'success' });
    await pass(0);
    expect(screen.getByRole('alertdialog', { name: 'Bonus Activation Success!' })).toBeTruthy();
    expect(screen.getByText('Bonus activated successfully.')).toBeTruthy();
    await pass(1999);
    expect(address()).toBe('/promotions/bonus/b1');
    await pass(1);
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe('/promotions');
  });

  it('BONUS-09 goes there when it is closed', async () => {
    const { address } = open({ outcome: 'success' });
    await pass(0);
    act(() => {
      screen.getByRole('button', { name: 'Close' }).click();
    });
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe('/promotions');
  });

  it('BONUS-11 tells of a failure and stays', async () => {
    const { address } = open({ outcome: 'failure', message: 'This bonus has expired.' });
    await pass(0);
    expect(screen.getByRole('alertdialog', { name: 'Bonus Activation Failed!' })).toBeTruthy();
    expect(screen.getByText('This bonus has expired.')).toBeTruthy();
    await pass(10_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => {
      screen.getByRole('button', { name: 'Close' }).click();
    });
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe('/promotions/bonus/b1');
  });
});
