import type { ReasonTable } from '../decision/index.ts';
import { launchReasons } from './launch-reasons.ts';

export type VendorAccountReason = 'vendorUnknown' | 'categoryUnknown' | 'vendorInMaintenance' | 'notOffered';

/** In the order of the checks (PLAY-03, PLAY-20). */
export const vendorAccountReasons = {
  vendorUnknown: launchReasons.vendorUnknown,
  categoryUnknown: { code: 'NOT_FOUND', text: () => 'There is no such game category.' },
  vendorInMaintenance: launchReasons.vendorInMaintenance,
  notOffered: { code: 'BAD_USER_INPUT', text: () => 'The vendor has no game in this category.' },
} as const satisfies ReasonTable<VendorAccountReason>;
