export interface Ending {
  eventType: 'TX_SUCCESS' | 'TX_FAILED' | 'TX_PENDING' | 'TX_UNRESOLVED' | 'TX_CANCELLED';
  message: string;
}

/** What the page shows. */
export interface State {
  txType: 'deposit' | 'withdrawal';
  paymentId: string;
  /** Name. */
  method: string;
  /** As it is told to the site, a decimal of the wire with its currency's code, and as it is shown. */
  amount: { decimal: string; currency: string; text: string };
  /** Kept back from a withdrawal, as it is shown. */
  fee: string | null;
  /** Code of the crypto currency it is paid in. */
  crypto: string | null;
  /** Of the deposit or withdrawal. */
  status: string;
  step: 'details' | 'bank' | 'waiting' | 'receipt';
  /** How the person can let it end. */
  choices: string[];
  ending: Ending | null;
}

/** An answer: the state, and what is wrong with the details. */
export interface Answer {
  state: State;
  problem: string | null;
}
