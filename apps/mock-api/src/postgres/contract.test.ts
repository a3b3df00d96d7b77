import { describeAnswers } from '#test/kit/contract-answers.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededDatabase } from '#test/kit/postgres.ts';
import { describeOnPostgres } from '#test/kit/replicas.ts';
import { people, startSeededPlatform } from '#test/kit/seeded.ts';

describeOnPostgres('a platform on PostgreSQL', () => {
  const platform = platformForFile(async () => {
    const database = await seededDatabase(people);
    const started = await startSeededPlatform({ DATABASE_URL: database.url });
    return {
      ...started,
      close: async () => {
        await started.close();
        await database.drop();
      },
    };
  });

  describeAnswers(platform, { id: 'OPS-02', sharesWorld: true });
});
