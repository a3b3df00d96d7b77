import type { Notice } from '@magpie/domain/session';
import { createStore, type Store } from '#shared/store/index.ts';
import { storedNotice } from './stored.ts';

/** The notice that explains a sign-out, on its way from the storage to the screen (SESS-21). */
export interface Notices {
  readonly shown: Store<Notice | null>;
  /** Moves a stored notice to the screen. */
  readonly take: () => void;
  readonly dismiss: () => void;
}

export function createNotices(): Notices {
  const shown = createStore<Notice | null>(null);
  return {
    shown,
    take: () => {
      const notice = storedNotice.take();
      if (notice) shown.set(notice);
    },
    dismiss: () => {
      shown.set(null);
    },
  };
}
