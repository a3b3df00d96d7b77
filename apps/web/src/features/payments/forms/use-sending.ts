import { useState } from 'react';

/** Sends a form and tells whether that is under way. */
export function useSending(send: () => Promise<void>): {
  readonly sending: boolean;
  readonly begin: () => void;
} {
  const [sending, setSending] = useState(false);
  return {
    sending,
    begin: () => {
      setSending(true);
      void send().finally(() => {
        setSending(false);
      });
    },
  };
}
