import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { VendorAccountReason } from './vendor-account-reasons.ts';

export interface VendorAccountFacts<Vendor, Category> {
  readonly vendor: Vendor | null;
  readonly category: Category | null;
  readonly offered: boolean;
}

export interface VendorAccountPlan<Vendor, Category> {
  readonly vendor: Vendor;
  readonly category: Category;
}

/** The first step of a launch (PLAY-03), refused while the vendor is IN_MAINTENANCE (PLAY-20). */
export function decideVendorAccount<
  Vendor extends { readonly state: 'ACTIVE' | 'IN_MAINTENANCE' },
  Category,
>({
  vendor,
  category,
  offered,
}: VendorAccountFacts<Vendor, Category>): Decision<VendorAccountPlan<Vendor, Category>, VendorAccountReason> {
  if (!vendor) return refuse('vendorUnknown');
  if (!category) return refuse('categoryUnknown');
  if (vendor.state === 'IN_MAINTENANCE') return refuse('vendorInMaintenance');
  return offered ? allow({ vendor, category }) : refuse('notOffered');
}
