import { z } from 'zod';
import { ledgerWallets } from '../wallets/index.ts';
import { transactionTypes } from './choices.ts';
import { acting, currency, last, looking, member, option, place, world } from './verb.ts';

const changing = acting('balances');

const looks = looking('balances');

export const balanceVerbs = [
  looks({
    words: 'balance list',
    summary: "Shows what a member's wallets hold in every currency",
    inputs: z.object({ member, world }),
    operation: 'WorldBalances',
  }),
  looks({
    words: 'balance history',
    summary: "Shows the last movements of a member's money, newest first",
    inputs: z.object({ member, last: last(50), world }),
    operation: 'WorldTransactions',
  }),
  changing({
    words: 'balance adjust',
    summary: 'Adds money to a wallet, or removes it, with the entry and the push that follow',
    inputs: z.object({
      member,
      amount: place(z.string(), 'decimal; on the command line a negative one after --'),
      wallet: option(z.enum(ledgerWallets).default('MAIN'), 'the wallet'),
      currency,
      type: option(z.enum(transactionTypes).optional(), 'type of the transaction'),
      source: option(
        z.string().optional(),
        'vendor, jackpot or tournament that it comes from, for the types that need one',
      ),
      world,
    }),
    operation: 'AdjustBalance',
    shows: 'balance list',
    variables: ({ world: id, member: whom, wallet: walletType, ...rest }) => ({
      world: id,
      member: whom,
      input: { walletType, ...rest },
    }),
  }),
  changing({
    words: 'balance transfer',
    summary: 'Moves money between two wallets of a member',
    inputs: z.object({
      member,
      amount: place(z.string(), 'decimal above 0'),
      from: option(z.enum(ledgerWallets), 'the wallet it leaves'),
      to: option(z.enum(ledgerWallets), 'the wallet it comes into'),
      currency,
      world,
    }),
    operation: 'TransferBalance',
    shows: 'balance list',
    variables: ({ world: id, member: whom, ...input }) => ({ world: id, member: whom, input }),
  }),
] as const;
