import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from './index.ts';

describe('store', () => {
  it('tells listeners of a change, and of the same value not at all', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
    store.update((now) => now + 1);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(3);
  });

  it('renders the selected part again when it changes', () => {
    const store = createStore({ name: 'Opal', plays: 1 });
    function Name() {
      return <p>{useStore(store, (value) => value.name)}</p>;
    }
    render(<Name />);
    expect(screen.getByText('Opal')).toBeDefined();
    act(() => {
      store.update((now) => ({ ...now, name: 'Wattle' }));
    });
    expect(screen.getByText('Wattle')).toBeDefined();
  });
});
