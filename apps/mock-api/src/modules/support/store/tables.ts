import type { EpochMs } from '#platform/store/columns.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

/** The support token issued last to each member (SESS-15). */
export interface SupportTokensTable {
  memberId: string;
  token: string;
  expiresAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    supportTokens: SupportTokensTable;
  }
}

export const supportStore = storeArea({
  migrations,
  flags: {},
  moments: {
    supportTokens: ['expiresAt'],
  },
});
