import { useEffect, useRef, useState } from 'react';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { useSessionService } from '../../session/index.ts';

/** The idempotency keys of a form's attempts. */
interface AttemptKeys {
  /**
   * The key of an attempt with this content: the same one until the platform has answered it, so that neither a second
   * press nor another try after a lost answer makes a second payment; a new one for other content. A platform that broke
   * has not answered: it may have broken after it had carried the attempt out.
   */
  readonly keyFor: (content: unknown) => string;
  readonly settle: () => void;
}

function createAttemptKeys(): AttemptKeys {
  let open: { readonly content: string; readonly key: string } | null = null;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, key: crypto.randomUUID() };
      return open.key;
    },
    settle: () => {
      open = null;
    },
  };
}

/** The keys of the form that uses it, as long as it is on screen. */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(createAttemptKeys);
  return keys;
}

/** Makes a call with the key of its content, which holds until the platform has answered. */
type KeyedCall = <Content extends object, Answer>(
  content: Content,
  call: (input: Content & { readonly idempotencyKey: string }) => Promise<Answer>,
) => Promise<Answer>;

/** Makes calls of the form that uses it, each with the key of its attempt. */
export function useKeyedCall(): KeyedCall {
  const keys = useAttemptKeys();
  return async (content, call) => {
    try {
      const answer = await call({ ...content, idempotencyKey: keys.keyFor(content) });
      keys.settle();
      return answer;
    } catch (error) {
      const code = platformErrorOf(error)?.code;
      if (code !== undefined && code !== 'INTERNAL_SERVER_ERROR') keys.settle();
      throw error;
    }
  };
}

/**
 * Tells at the end of an attempt whether what it began with still holds: the form is on screen, and the session is the
 * same member's. The answer to a start is nobody else's, and not for one who has left.
 * @returns to be called as an attempt begins; what it answers is to be called after each wait
 */
export function useStillCurrent(): () => () => boolean {
  const { state } = useSessionService();
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return () => {
    const { generation } = state.get();
    return () => onScreen.current && state.get().generation === generation;
  };
}
