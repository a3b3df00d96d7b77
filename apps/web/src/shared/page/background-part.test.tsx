import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../navigation/index.ts';
import { BackgroundPart } from './background-part.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Shows a page with a part whose code cannot be fetched until `come` is called. */
function openWithout() {
  let here = false;
  const load = vi.fn(() =>
    here ? Promise.resolve({ Late: () => <p>Here at last</p> }) : Promise.reject(new Error('no such file')),
  );
  const Late = lazyPart<'Late', object>(load, 'Late');
  render(
    <>
      <p>The rest of the page</p>
      <BackgroundPart of={Late} />
    </>,
  );
  const come = () => {
    here = true;
  };
  return { load, come };
}

describe('a part behind the page whose code cannot be fetched', () => {
  it('leaves the page alone, and comes by itself once it can be fetched', async () => {
    const { load, come } = openWithout();
    await waitFor(() => {
      expect(console.error).toHaveBeenCalled();
    });
    expect(screen.getByText('The rest of the page')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Here at last')).toBeNull();
    come();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Here at last')).toBeTruthy();
    expect(screen.getByText('The rest of the page')).toBeTruthy();
  });
});
