import { InitiatePaymentIQDepositDocument } from '@magpie/gql/documents/payments';
import type { Person, Teller } from '../story.ts';

/** Starts a deposit by card and answers the address of its page at the cashier. */
export async function startsDeposit(person: Person, amount: string, promoCode?: string): Promise<string> {
  const input = { paymentMethod: 'pm_card', amount, ...(promoCode !== undefined && { promoCode }) };
  const { initiatePaymentIQDeposit } = await person.call(InitiatePaymentIQDepositDocument, { input });
  return initiatePaymentIQDeposit;
}

/** The ledger adds up after all that was told. */
export async function balances({ verb, check }: Teller): Promise<void> {
  const { balanced } = (await verb('audit')) as { readonly balanced: boolean };
  check('the ledger adds up', balanced, true);
}
