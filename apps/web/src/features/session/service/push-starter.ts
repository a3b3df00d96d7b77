import { tokenPollInterval } from '@magpie/domain/session';
import { socketOffline } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';

/** Resolves to how to stop them. */
export type SendSubscriptions = () => Promise<() => void>;

export interface PushStarter {
  start(): void;
  stop(): void;
}

/**
 * Polls for a token every 3 seconds and sends the subscriptions only when one is present (SESS-16). It goes on when they
 * cannot be sent, for example because their code cannot be loaded.
 */
export function createPushStarter(mayStart: () => boolean, send: SendSubscriptions): PushStarter {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end: (() => void) | undefined;

  const halt = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const poll = () => {
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
        socketOffline.set(true);
        end = undefined;
        timer = setInterval(poll, tokenPollInterval);
      },
    );
  };
  return {
    start: () => {
      if (timer !== undefined || end) return;
      timer = setInterval(poll, tokenPollInterval);
      poll();
    },
    stop: () => {
      halt();
      end?.();
      end = undefined;
    },
  };
}
