/** Why a cashback gives less than its terms say, or nothing. Here and below, an amount is as it is shown, null for nothing. */
export const owedText = (owed: string | null): string | null =>
  owed &&
  `${owed} of earlier claims come off what this cashback gives: they were paid for losses of a deposit that is disputed.`;

/** What the losses of the week do not give, be it that nothing was claimed before. */
export const withheldText = (withheld: string | null): string | null =>
  withheld &&
  `${withheld} for losses of a deposit that is disputed are left out. What is left out is yours once the dispute is over.`;

/** What is paid beyond what the losses of the week give. */
export const waitingText = (waiting: string | null): string | null =>
  waiting &&
  `${waiting} that came off for a dispute are yours again. They are paid with your next claims, within the limit of the month, and stay until then.`;

/** Why more of the month's limit is used than was paid. */
export const settledText = (settled: string | null): string | null =>
  settled && `${settled} of this month were not paid out: they settled what was owed of earlier claims.`;
