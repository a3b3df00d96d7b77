import {
  balanceFlagsAfter,
  defaultBalanceFlags,
  type BalanceFlags,
  type BalanceUpdate,
} from '@magpie/domain/play';
import { createMemberStore } from '#shared/session/index.ts';

const flags = createMemberStore<BalanceFlags>(defaultBalanceFlags);

/** The flags that pushed balance updates toggle, for the member who is signed in (WMODE-06, WMODE-07). */
export const balanceFlags = {
  state: flags,
  take(update: BalanceUpdate): void {
    flags.set(balanceFlagsAfter(update));
  },
};
