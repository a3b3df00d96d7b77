import { repeatReasons } from '@magpie/domain/decision';
import { Refusal } from '../graphql/refusal.ts';
import type { MinorUnits } from '../store/columns.ts';
import type { MemberAccountRef } from './types.ts';

/** A wallet holds less than an entry would take from it. Nothing was posted. */
export class InsufficientBalance extends Refusal {
  readonly account: MemberAccountRef;
  /** What the wallet holds, in minor units. */
  readonly available: MinorUnits;

  constructor(account: MemberAccountRef, available: MinorUnits) {
    super('INSUFFICIENT_BALANCE', 'Insufficient balance.');
    this.account = account;
    this.available = available;
  }
}

/** An account would hold more than the largest amount that is kept. Nothing was posted. */
export class BalanceTooLarge extends Refusal {
  constructor() {
    super('BAD_USER_INPUT', 'The amount is too large: the balance could not be kept.');
  }
}

export class IdempotencyConflict extends Refusal {
  readonly key: string;

  constructor(key: string) {
    const { code, text } = repeatReasons.otherContent;
    super(code, text());
    this.key = key;
  }
}

/** The id after which a page was to start is no record of the member (API-10). */
export class UnknownRecord extends Refusal {
  constructor() {
    super('BAD_USER_INPUT', 'The cursor is unknown.');
  }
}

export class InvalidEntry extends Error {}
