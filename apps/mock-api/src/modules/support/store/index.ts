import type { Database, Writer } from '#platform/store/index.ts';

/** Keeps the token that was issued to a member last. */
export async function saveToken(db: Writer, issued: Database['supportTokens']): Promise<void> {
  const { memberId, ...rest } = issued;
  await db
    .insertInto('supportTokens')
    .values({ memberId, ...rest })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(rest))
    .execute();
}
