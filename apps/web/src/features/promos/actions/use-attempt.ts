import { platformErrorOf } from '#shared/apollo/index.ts';
import { useRefresh } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';

/** What the platform answers when the screen shows something that has ended or is gone since. */
const outOfDate: readonly (string | null | undefined)[] = ['CONFLICT', 'NOT_FOUND'];

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
      if (outOfDate.includes(platformErrorOf(error)?.code)) await refresh();
      return;
    }
    done();
    await refresh();
  };
}
