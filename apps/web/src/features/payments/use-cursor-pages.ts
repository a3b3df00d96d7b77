import { useState } from 'react';

/** Where a list paged by cursor stands. */
export interface CursorPages {
  /** Cursor after which the shown page starts; `null` for the first. */
  readonly after: string | null;
  /** To the page before, or `null` on the first. */
  readonly previous: (() => void) | null;
  /** To the page after the given cursor. */
  readonly next: (cursor: string) => void;
}

/** Pages forward by the cursor of the last entry, and back over the pages that were shown. */
export function useCursorPages(): CursorPages {
  const [shown, setShown] = useState<readonly string[]>([]);
  return {
    after: shown.at(-1) ?? null,
    previous:
      shown.length === 0
        ? null
        : () => {
            setShown((now) => now.slice(0, -1));
          },
    next: (cursor) => {
      setShown((now) => [...now, cursor]);
    },
  };
}
