import { tokenPollInterval } from '@magpie/domain/session';
import { connectionLost } from '../../../shared/apollo/index.ts';
import { logNote } from '../../../shared/log/index.ts';

export type SendSubscriptions = () => Promise<() => void>;

export interface PushStarter {
  start(): void;
  /** Stops the subscriptions, and the looking too. */
  stop(): void;
}

/**
 * Looks for a token every 3 seconds and sends the subscriptions only when one is present (SESS-16). When they cannot be
 * sent, such as when their code cannot be had, it goes on looking.
 *
 * @param mayStart whether a token is present and its member is signed in
 */
export function createPushStarter(mayStart: () => boolean, send: SendSubscriptions): PushStarter {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end: (() => void) | undefined;

  const halt = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = () => {
    if (!mayStart()) return;
    halt();
    let stopped = false;
    end = () => {
      stopped = true;
    };
    send().then(
      (stop) => {
        if (stopped) stop();
        else end = stop;
      },
      (error: unknown) => {
        logNote('The subscriptions could not be sent.', error);
        if (stopped) return;
        connectionLost.set(true);
        end = undefined;
        timer = setInterval(look, tokenPollInterval);
      },
    );
  };
  return {
    start: () => {
      if (timer !== undefined || end) return;
      timer = setInterval(look, tokenPollInterval);
      look();
    },
    stop: () => {
      halt();
      end?.();
      end = undefined;
    },
  };
}
