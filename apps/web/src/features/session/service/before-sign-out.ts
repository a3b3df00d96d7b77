const LONGEST_WAIT_MS = 2_000;

/** Lets other parts finish what needs the token before a session ends, such as an open game (PLAY-17). */
export interface BeforeSignOut {
  on(listener: () => Promise<void> | void): () => void;
  /** Waits for the listeners, 2 s at most. Never rejects. */
  announce(): Promise<void>;
}

export function createBeforeSignOut(): BeforeSignOut {
  const listeners = new Set<() => Promise<void> | void>();
  return {
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: async () => {
      if (listeners.size === 0) return;
      const work = Promise.allSettled([...listeners].map(async (listener) => listener()));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LONGEST_WAIT_MS);
      });
      await Promise.race([work, limit]);
      clearTimeout(timer);
    },
  };
}
