import { useState } from 'react';

export function useSubmitting(send: () => Promise<void>): {
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
