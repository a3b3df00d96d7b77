/** What becomes of an approved deposit that the bank wants back. */
export type WantedBack = 'DISPUTED' | 'TAKEN_BACK' | 'LIFTED';

const texts: Readonly<Record<WantedBack, readonly [title: string, text: (deposit: string) => string]>> = {
  DISPUTED: [
    'Deposit Disputed',
    (deposit) =>
      `${deposit} was disputed and is still owed. You can withdraw once that is settled. Please contact support.`,
  ],
  TAKEN_BACK: [
    'Deposit Taken Back',
    (deposit) => `${deposit} was disputed and has been taken back from your balance.`,
  ],
  LIFTED: [
    'Deposit Dispute Over',
    (deposit) => `${deposit} is no longer disputed. Nothing of it is owed any more.`,
  ],
};

/** No type of the contract fits: its types for deposits are those of a request. @param amount with its currency */
export function wantedBackMessage(what: WantedBack, amount: string) {
  const [title, text] = texts[what];
  return { type: null, title, content: `<p>${text(`Your deposit of ${amount}`)}</p>` };
}
