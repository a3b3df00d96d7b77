import type { Profile } from '@magpie/domain/account';
import type { Currency } from '@magpie/domain/money';
import { knownCurrency } from '../wallets/index.ts';
import type { MemberRow } from './store/index.ts';

export interface MemberModel {
  readonly row: MemberRow;
}

export interface AddressModel {
  readonly country: string | null;
  readonly postCode: string | null;
  readonly locality: string | null;
  readonly street: string | null;
  readonly stateDistrict: string | null;
}

/** The member's address, or null when nothing of one was entered. */
export function addressOf(row: MemberRow): AddressModel | null {
  const address = {
    country: row.addressCountry,
    postCode: row.addressPostCode,
    locality: row.addressLocality,
    street: row.addressStreet,
    stateDistrict: row.addressStateDistrict,
  };
  return Object.values(address).some((part) => part !== null) ? address : null;
}

/** What the completeness of a member's profile looks at (PROF-17). */
export function profileOf(row: MemberRow): Profile {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    dateOfBirth: row.dateOfBirth,
    address: addressOf(row),
  };
}

export function activeCurrencyOf(row: MemberRow): Currency {
  return knownCurrency(row.activeCurrency);
}

export interface MemberNews {
  readonly memberLabelUpdated?: boolean;
  readonly gbgDepositAmountReached?: boolean;
  readonly gbgWithdrawalAmountReached?: boolean;
}

/** The body of a memberUpdated push: what has just happened, and what the account holds now (PUSH-02, CONF-02). */
export function memberUpdatedBody(row: MemberRow, news: MemberNews = {}) {
  return {
    status: row.status,
    verified: row.verified,
    memberLabelUpdated: false,
    gbgDepositAmountReached: false,
    gbgWithdrawalAmountReached: false,
    ...news,
    hasFirstDeposit: row.hasFirstDeposit,
    withdrawalBlocked: row.withdrawalBlocked,
    depositBlocked: row.depositBlocked,
  };
}
