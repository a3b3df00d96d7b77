import { useRefresh } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';

/** Makes a call to the platform, tells what came of it, and fetches what is on screen again. */
export type Attempt = (
  call: () => Promise<unknown>,
  done: () => void,
  failed?: (error: unknown) => void,
) => Promise<void>;

const tell = (error: unknown): void => {
  toasts.failure(error);
};

export function useAttempt(): Attempt {
  const refresh = useRefresh();
  return async (call, done, failed = tell) => {
    try {
      await call();
    } catch (error) {
      failed(error);
      return;
    }
    done();
    await refresh();
  };
}
