import type { StatusTone } from './status-icons.ts';

export interface ToastMessage {
  readonly tone: StatusTone;
  readonly title: string;
  readonly description?: string | undefined;
  /** Time on screen in ms; the caller takes it from the domain's constants (SHELL-40). */
  readonly duration: number;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** Holds at most one toast: a new one takes the place of the one shown (SHELL-39). */
export interface ToasterStore {
  readonly show: (message: ToastMessage) => number;
  /** Takes a toast away; without an id whichever is shown. An id no longer shown does nothing. */
  readonly dismiss: (id?: number) => void;
  readonly current: () => Toast | undefined;
  /** Calls back at every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store of its own, for a test or a second surface; the app uses `toaster`. */
export function createToasterStore(): ToasterStore {
  let shown: Toast | undefined;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: Toast | undefined): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      lastId += 1;
      set({ ...message, id: lastId });
      return lastId;
    },
    dismiss: (id) => {
      if (shown && (id === undefined || id === shown.id)) set(undefined);
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The app's toaster: `toaster.show({ tone, title, description, duration })` from anywhere. */
export const toaster: ToasterStore = createToasterStore();
