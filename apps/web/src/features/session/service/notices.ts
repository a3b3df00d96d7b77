import type { Notice } from '@magpie/domain/session';
import { createStore, type Store } from '../../../shared/store/index.ts';
import { storedNotice } from './stored.ts';

/** The notice that explains a sign-out, on its way from the storage to the screen (SESS-21). */
export interface Notices {
  /** What is on screen. */
  readonly shown: Store<Notice | null>;
  /** Brings a stored notice to the screen and removes it from the storage. */
  readonly take: () => void;
  /** Takes it off the screen for good. */
  readonly dismiss: () => void;
}

/** Makes the notices of this tab; nothing is on screen yet. */
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
