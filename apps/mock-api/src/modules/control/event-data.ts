import { z } from 'zod';
import { decideEventBody, eventPartReasons } from '@magpie/domain/control';
import { refusalText } from '@magpie/domain/decision';
import { currencies } from '@magpie/domain/money';
import { MemberStatus } from '@magpie/gql/enums';

const decimal = z.string().regex(/^-?\d{1,20}(\.\d{1,8})?$/);
const codes = currencies.map((currency) => currency.code);
const currency = z
  .strictObject({
    code: z.enum(codes),
    name: z.string(),
    symbol: z.string(),
    type: z.enum(['FIAT', 'CRYPTO']),
  })
  .partial();

const balance = z
  .strictObject({
    insufficientBonusBalance: z.boolean(),
    insufficientCashBalance: z.boolean(),
    lowCashBalance: z.boolean(),
    switchedToBonusMode: z.boolean(),
    availableBalance: decimal,
    wallets: z
      .strictObject({
        mainCash: decimal,
        casinoCash: decimal,
        casinoBonus: decimal,
        sportsCash: decimal,
        sportsBonus: decimal,
        withdrawableBalance: decimal,
        stakeableBalance: decimal,
        currency,
        stakedFrom: z.enum(['BONUS', 'CASH']).nullable(),
      })
      .partial(),
  })
  .partial();

const member = z
  .strictObject({
    id: z.string(),
    body: z
      .strictObject({
        status: z.enum(MemberStatus),
        verified: z.boolean(),
        memberLabelUpdated: z.boolean(),
        gbgDepositAmountReached: z.boolean(),
        gbgWithdrawalAmountReached: z.boolean(),
        hasFirstDeposit: z.boolean(),
        withdrawalBlocked: z.boolean(),
        depositBlocked: z.boolean(),
      })
      .partial(),
  })
  .partial();

const message = z
  .strictObject({
    id: z.string().optional(),
    body: z.strictObject({
      id: z.string().optional(),
      read: z.boolean().optional(),
      title: z.string(),
      content: z.string(),
      dateTimeCreated: z.iso.datetime().optional(),
    }),
  })
  .superRefine(({ id, body }, context) => {
    const decision = decideEventBody(id ?? body.id ?? '', body.id ?? id ?? '');
    if (!decision.allowed) context.addIssue(refusalText(eventPartReasons, decision));
  });

/** What the data of each event may name, by the name of its subscription (PUSH-01). */
export const eventData = {
  balanceUpdated: balance,
  memberUpdated: member,
  messageCreated: message,
  levelUp: z.strictObject({ level: z.int().min(1).max(10) }),
  jackpotWon: z.strictObject({
    jackpotId: z.string(),
    amount: decimal.optional(),
    currency: currency.optional(),
  }),
  memberPromoCreated: z.strictObject({ promoId: z.string(), promoUsed: z.int().min(0).optional() }),
} as const;

export type EventName = keyof typeof eventData;

export type EventData = { readonly [Name in EventName]: z.output<(typeof eventData)[Name]> };
