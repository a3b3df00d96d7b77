import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { openTable } from '#test/kit/play-calls.ts';
import { addTournament } from '#test/kit/tournament.ts';
import { statementsOf } from '#test/kit/statements.ts';

const platform = platformForFile(startPlayPlatform);

async function statementsPerBet(tournaments: number): Promise<number> {
  const table = await openTable(platform);
  for (let index = 0; index < tournaments; index += 1)
    await addTournament(table.world, {
      id: `cup_${String(index)}`,
      type: 'TOTAL_BETS',
      providers: ['pro_nightjar'],
    });
  await table.bet('b1', 'r1', '3.00');
  await table.win('w1', 'r1', '5.00');
  await table.bet('b2', 'r2', '2.00');
  const run = await statementsOf(() => table.win('w2', 'r2', '1.00'));
  const scores = await table.world.db
    .selectFrom('tournamentScores')
    .select('score')
    .where('memberId', '=', table.player.id)
    .execute();
  expect(scores).toEqual(Array.from({ length: tournaments }, () => ({ score: 500 })));
  return run.length;
}

it('a settled bet costs as many statements with twelve open tournaments as with one', async () => {
  expect(await statementsPerBet(12)).toBe(await statementsPerBet(1));
});
