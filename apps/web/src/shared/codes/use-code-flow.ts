import { codeRefused, codeSent, defaultCodeFlow, secondsPassed, type CodeFlow } from '@magpie/domain/session';
import { useCallback, useEffect, useState } from 'react';
import { clockNow } from '../clock/index.ts';

const TICK_MS = 1_000;

export interface RunningCodeFlow {
  readonly flow: CodeFlow;
  /** A code was sent, be it the first or a new one. */
  readonly sent: () => void;
  readonly refused: () => void;
}

/** The countdown and attempts of a code (AUTH-15, PWD-09, PWD-10); the countdown runs from the moment a code is sent. */
export function useCodeFlow(): RunningCodeFlow {
  const [flow, setFlow] = useState<CodeFlow>(defaultCodeFlow);
  const [sentCount, setSentCount] = useState(0);

  useEffect(() => {
    if (sentCount === 0) return undefined;
    // Counted by the clock, because timers of a page in the background run late.
    let countedAt = clockNow();
    const timer = setInterval(() => {
      const seconds = Math.floor((clockNow() - countedAt) / TICK_MS);
      countedAt += seconds * TICK_MS;
      setFlow((now) => secondsPassed(now, seconds));
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [sentCount]);

  const sent = useCallback(() => {
    setFlow(codeSent());
    setSentCount((count) => count + 1);
  }, []);
  const refused = useCallback(() => {
    setFlow(codeRefused);
  }, []);
  return { flow, sent, refused };
}
