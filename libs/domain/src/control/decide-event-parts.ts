import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';
import { balanceNames, walletOfBalance } from '../wallets/index.ts';
import type { LedgerWallet, NamedBalances } from '../wallets/index.ts';

export type EventPartReason = 'balancesOfOtherCurrency' | 'bodyOfOtherEvent';

/** What the data of an event is refused for beside its type; `decideEventData` hands it on as its hint. */
export const eventPartReasons = {
  balancesOfOtherCurrency: {
    code: 'BAD_USER_INPUT',
    text: () => 'The balances must be amounts of their currency.',
  },
  bodyOfOtherEvent: {
    code: 'BAD_USER_INPUT',
    text: () => 'The id of the body must be that of the event.',
  },
} as const satisfies ReasonTable<EventPartReason>;

export interface BalanceChange {
  readonly wallet: LedgerWallet;
  /** Signed decimal, never 0. */
  readonly amount: string;
}

/** What has to be adjusted so that the balances are those of an event. @param wanted what is left out stays as it is */
export function decideEventBalances(
  held: NamedBalances,
  wanted: { readonly [Name in keyof NamedBalances]?: string | undefined },
  type: CurrencyType,
): Decision<readonly BalanceChange[], EventPartReason> {
  const changes: BalanceChange[] = [];
  for (const name of balanceNames) {
    const [is, target] = [held[name], wanted[name] ?? held[name]].map((text) =>
      money.parse(text, type, { negative: true }),
    );
    if (is?.ok !== true || target?.ok !== true) return refuse('balancesOfOtherCurrency');
    const change = money.subtract(target.value, is.value);
    if (change !== 0n) changes.push({ wallet: walletOfBalance[name], amount: money.format(change, type) });
  }
  return allow(changes);
}

/** The body of a message event, which has the id of the event. */
export function decideEventBody(event: string, body: string): Decision<undefined, EventPartReason> {
  return event === body ? allow() : refuse('bodyOfOtherEvent');
}
