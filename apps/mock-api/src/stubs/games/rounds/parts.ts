import type { Json } from '@magpie/domain/studio';
import type { WalletMode } from '@magpie/domain/wallets';
import { z } from 'zod';
import type { RoundRow } from '../store/index.ts';

/** A stake of a round. ASKED: its bet is not answered. RETURNED: it was given back and counts no more. */
export interface Part {
  readonly stake: bigint;
  /** Null until the round is decided. */
  readonly payout: bigint | null;
  readonly state: 'ASKED' | 'TAKEN' | 'PAID' | 'RETURNED';
  /** Of which money it was asked for, null without an active promo; absent from those that were asked for before it was kept. */
  readonly from?: WalletMode | null | undefined;
}

const kept = z.array(
  z.object({
    stake: z.string().transform(BigInt),
    payout: z
      .string()
      .nullable()
      .transform((text) => (text === null ? null : BigInt(text))),
    state: z.enum(['ASKED', 'TAKEN', 'PAID', 'RETURNED']),
    from: z.enum(['CASH', 'BONUS']).nullable().optional(),
  }),
);

export const partsOf = ({ parts }: Pick<RoundRow, 'parts'>): readonly Part[] => kept.parse(JSON.parse(parts));

export const partsJson = (parts: readonly Part[]): Json =>
  parts.map(({ stake, payout, state, from }) => ({
    stake: String(stake),
    payout: payout === null ? null : String(payout),
    state,
    ...(from !== undefined && { from }),
  }));

export const asked = (stake: bigint, from: Part['from']): Part => ({
  ...{ stake, from },
  payout: null,
  state: 'ASKED',
});

/** The name of a stake as a round of the wallet, which knows one bet for each. */
export const walletRoundOf = ({ id }: Pick<RoundRow, 'id'>, index: number): string =>
  index === 0 ? id : `${id}.${String(index)}`;

export const sumOf = (amounts: readonly (bigint | null)[]): bigint =>
  amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);

/** The round of which the wallet has a stake under that name. */
export const roundOfWallet = (name: string): string => name.split('.')[0] ?? name;
