import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { createToasterStore } from './toaster-store.ts';
import type { ToastMessage, ToasterStore } from './toaster-store.ts';
import { Toaster } from './toaster.tsx';

const success = (title: string): ToastMessage => ({ tone: 'success', title, duration: 2000 });
const failure = (title: string): ToastMessage => ({ tone: 'danger', title, duration: 1500 });

function start(): ToasterStore {
  const store = createToasterStore();
  renderUi(<Toaster store={store} />);
  return store;
}

function show(store: ToasterStore, message: ToastMessage): void {
  act(() => {
    store.show(message);
  });
}

const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('SHELL-39 shows one toast at a time: a new one replaces the one shown', () => {
    const store = start();
    show(store, success('First'));
    show(store, failure('Second'));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  it('SHELL-40 keeps a success toast for 2 s and no longer', () => {
    const store = start();
    show(store, success('Successfully logged in.'));
    wait(1999);
    expect(screen.getByText('Successfully logged in.')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Successfully logged in.')).toBeNull();
  });

  it('SHELL-40 keeps an error toast for 1.5 s and no longer', () => {
    const store = start();
    show(store, failure('Forbidden'));
    wait(1499);
    expect(screen.getByText('Forbidden')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Forbidden')).toBeNull();
  });

  it('SHELL-40 gives a toast that replaces another its whole time', () => {
    const store = start();
    show(store, success('First'));
    wait(1900);
    show(store, success('Second'));
    wait(1900);
    expect(screen.getByText('Second')).toBeDefined();
    wait(100);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('is announced politely, and at once when it is an error', () => {
    const store = start();
    show(store, { ...success('Saved'), description: 'A$18.40 is in Main cash.' });
    expect(screen.getByRole('status').textContent).toContain('SavedA$18.40 is in Main cash.');
    show(store, failure('Deposit Failed!'));
    expect(screen.getByRole('alert').textContent).toContain('Deposit Failed!');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('waits while the pointer is on it and then runs down what was left', () => {
    const store = start();
    show(store, success('Read me'));
    wait(1500);
    const card = screen.getByText('Read me');
    fireEvent.pointerEnter(card);
    wait(10_000);
    expect(screen.getByText('Read me')).toBeDefined();
    fireEvent.pointerLeave(card);
    wait(499);
    expect(screen.getByText('Read me')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('waits while the focus is in it', () => {
    const store = start();
    show(store, success('Read me'));
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    wait(10_000);
    expect(screen.getByText('Read me')).toBeDefined();
  });

  it('goes away at a press of its button', () => {
    const store = start();
    show(store, success('Saved'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(store.current()).toBeUndefined();
  });

  it('is not taken away by the id of an earlier toast', () => {
    const store = start();
    const first = store.show(success('First'));
    show(store, success('Second'));
    act(() => {
      store.dismiss(first);
    });
    expect(screen.getByText('Second')).toBeDefined();
  });
});
