import type { EpochMs } from '#platform/store/columns.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

/**
 * From which networks members logged in by password or code, one row for each. Sessions cannot tell it: they hold what the
 * member is shown of a login, so no address, and an operator may remove them, after which strangers could shut the owner
 * out of a usual place (docs/decisions/016).
 */
export interface LoginNetworksTable {
  memberId: string;
  network: string;
  lastAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    loginNetworks: LoginNetworksTable;
  }
}

export const sessionStore = storeArea({
  migrations,
  flags: {},
  moments: {
    loginNetworks: ['lastAt'],
  },
});
