import { useState } from 'react';

/** The idempotency keys of a form's attempts. */
export interface AttemptKeys {
  /**
   * The key of an attempt with this content: the same one until the platform has answered it, so that neither a second
   * press nor another try after a lost answer makes a second payment; a new one for other content.
   */
  readonly keyFor: (content: unknown) => string;
  readonly settle: () => void;
}

/** Makes {@link AttemptKeys}. */
export function createAttemptKeys(newKey: () => string = () => crypto.randomUUID()): AttemptKeys {
  let open: { readonly content: string; readonly key: string } | null = null;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, key: newKey() };
      return open.key;
    },
    settle: () => {
      open = null;
    },
  };
}

/** The keys of the form that uses it, as long as it is on screen. */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(() => createAttemptKeys());
  return keys;
}
