import type { EpochMs } from '../store/columns.ts';
import type { Reader, Writer } from '../store/database.ts';
import type { CodePurpose } from '../store/tables/session.ts';

interface CodeChoice {
  readonly purposes: readonly CodePurpose[];
  readonly address: string;
  /** The member who asked for it; null for a visitor. */
  readonly memberId: string | null;
  readonly verified: boolean;
  readonly now: EpochMs;
}

export type SentCode = Awaited<ReturnType<typeof validCodes>>[number];

/** Codes that are neither used up nor past their time, newest first. */
export function validCodes(db: Reader, { purposes, address, memberId, verified, now }: CodeChoice) {
  const valid = db
    .selectFrom('codes')
    .select(['seq', 'code', 'attemptsLeft', 'requestedFrom'])
    .where('purpose', 'in', purposes)
    .where('address', '=', address)
    .where('memberId', memberId === null ? 'is' : '=', memberId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('seq', 'desc');
  return (verified ? valid.where('verifiedAt', 'is not', null) : valid).execute();
}

export async function markVerified(db: Writer, { seq }: SentCode, at: EpochMs): Promise<void> {
  await db.updateTable('codes').set({ verifiedAt: at }).where('seq', '=', seq).execute();
}

export async function takeAttempt(db: Writer, { seq, attemptsLeft }: SentCode): Promise<void> {
  await db
    .updateTable('codes')
    .set({ attemptsLeft: attemptsLeft - 1 })
    .where('seq', '=', seq)
    .execute();
}

export async function markUsed(
  db: Writer,
  { purposes, address }: Pick<CodeChoice, 'purposes' | 'address'>,
  at: EpochMs,
): Promise<readonly number[]> {
  const used = await db
    .updateTable('codes')
    .set({ usedAt: at })
    .where('purpose', 'in', purposes)
    .where('address', '=', address)
    .where('usedAt', 'is', null)
    .returning('seq')
    .execute();
  return used.map(({ seq }) => seq);
}

/** Makes used codes usable again, but those that a later one has taken the place of. */
export async function markUnused(db: Writer, seqs: readonly number[]): Promise<void> {
  await db
    .updateTable('codes')
    .set({ usedAt: null })
    .where('seq', 'in', seqs)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('codes as later')
            .select('later.seq')
            .whereRef('later.address', '=', 'codes.address')
            .whereRef('later.purpose', '=', 'codes.purpose')
            .where('later.seq', '>', Math.max(...seqs)),
        ),
      ),
    )
    .execute();
}
