import { useEndMemberSessionMutation, useEndOtherMemberSessionsMutation } from '@magpie/gql/logins';
import { mustAnswerTrue } from '#shared/answers/index.ts';
import { toasts } from '#shared/toasts/index.ts';

const failed = 'Session Not Ended';

export interface EndLogins {
  readonly endOne: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<void>;
  readonly busy: boolean;
}

/** The ways to end other logins; each fetches the list again whatever came of it. */
export function useEndLogins(fetchAgain: () => Promise<unknown>): EndLogins {
  const [sendOne, one] = useEndMemberSessionMutation();
  const [sendOthers, others] = useEndOtherMemberSessionsMutation();
  const attempt = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call();
      toasts.success(done);
    } catch (error) {
      toasts.failure(error, failed);
    }
    // A list that cannot be had says so in its place.
    await fetchAgain().catch(() => undefined);
  };
  return {
    endOne: (id) => attempt(() => mustAnswerTrue(sendOne({ variables: { id } })), 'Session ended.'),
    endOthers: () => attempt(() => sendOthers(), 'All other sessions ended.'),
    busy: one.loading || others.loading,
  };
}
