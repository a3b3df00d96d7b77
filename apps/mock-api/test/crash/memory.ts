/** A movement of money on a member's wallets, whichever of them. */
export interface Movement {
  readonly member: string;
  /** TransactionType of the contract. */
  readonly type: string;
  readonly currency: string;
  /** In hundred-millionths. */
  readonly amount: bigint;
}

/** A payment that was started. */
export interface StartedPayment {
  readonly id: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly member: string;
  readonly currency: string;
  /** In hundred-millionths. */
  readonly amount: bigint;
  /** Kept back from a withdrawal, in hundred-millionths. */
  readonly fee: bigint;
  /** Path of its page with the ticket; null for one that was only drafted. */
  readonly page: string | null;
  /** Code of the promo that it is to start. */
  readonly promo: string | null;
}

/** A round that a vendor has a stake of. */
export interface VendorRound {
  readonly member: string;
  readonly round: string;
  readonly bet: string;
  readonly amount: bigint;
  readonly open: boolean;
}

/** A thing with states: what it is and in which states it was said to be. */
export interface Seen {
  readonly kind: 'deposit' | 'withdrawal' | 'promo' | 'freeSpin';
  readonly member: string;
  readonly states: Set<string>;
}

/** An order that was answered and that must be answered the same whenever it is asked again. */
export interface Repeatable {
  readonly name: string;
  readonly same: unknown;
  readonly again: () => Promise<unknown>;
}

/** All that follows from what the platform has answered; the platform's own records are held against it. */
export class Memory {
  readonly payments = new Map<string, StartedPayment>();
  readonly seen = new Map<string, Seen>();
  /** What surely was posted beside what follows from the states of payments. */
  readonly posted: Movement[] = [];
  /** What may have been posted, because the order was cut off. */
  maybePosted: Movement[] = [];
  readonly repeatable: Repeatable[] = [];
  readonly rounds = new Map<string, VendorRound>();
  /** Sports bets by their ids: the member's stake, and whether they are settled. */
  readonly sportsBets = new Map<string, { readonly settled: boolean }>();
  /** Payments whose end something else than their page may have brought about. */
  readonly touched = new Set<string>();
  /** The turnover that each promo was last said to have, in hundred-millionths. */
  readonly turnovers = new Map<string, bigint>();
  /** Deposits that were said to be taken back. */
  readonly reversed = new Set<string>();
  readonly tokens: string[] = [];
  /** How often each operation was answered, and how often it was cut off. */
  readonly answered = new Map<string, number>();
  readonly cut = new Map<string, number>();
  /** The latest moment that the clock was said to show. */
  now = '';
  #keys = 0;
  #amounts = 0;

  /** A key that was not used before. */
  key(): string {
    this.#keys += 1;
    return `crash-${String(this.#keys).padStart(6, '0')}`;
  }

  /** Whole units that no payment had before, so that each can be told by its amount. */
  units(): number {
    this.#amounts += 1;
    return 59 + this.#amounts;
  }

  /** Notes a state that a thing was said to be in. */
  note(kind: Seen['kind'], member: string, id: string, state: unknown): void {
    if (typeof state !== 'string') throw new Error(`${id} has no state.`);
    const seen = this.seen.get(id) ?? { kind, member, states: new Set<string>() };
    seen.states.add(state);
    this.seen.set(id, seen);
  }

  /** Notes a payment that was started. */
  start(payment: StartedPayment, status = 'DRAFT'): void {
    this.payments.set(payment.id, payment);
    this.note(payment.kind, payment.member, payment.id, status);
  }

  /** Notes that something was posted. */
  post(member: string, type: string, amount: bigint, currency = 'AUD'): void {
    if (amount !== 0n) this.posted.push({ member, type, amount, currency });
  }

  /** Payments of a kind that were last known to be in one of some states, all of them when none is named. */
  paymentsIn(kind: StartedPayment['kind'], states: readonly string[] = []): StartedPayment[] {
    return [...this.payments.values()].filter((payment) => {
      const last = [...(this.seen.get(payment.id)?.states ?? [])].at(-1) ?? '';
      return payment.kind === kind && (states.length === 0 || states.includes(last));
    });
  }

  /** Things of a kind that were last known to be in a state. */
  idsIn(kind: Seen['kind'], member: string, state: string): string[] {
    return [...this.seen.entries()]
      .filter(([, seen]) => seen.kind === kind && seen.member === member)
      .filter(([, { states }]) => [...states].at(-1) === state)
      .map(([id]) => id);
  }
}

/** Adds one to a count. */
export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
