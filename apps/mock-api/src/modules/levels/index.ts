import type { ScheduledJob } from '#platform/jobs/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { levelsResolvers } from './resolvers.ts';
import { markRewardExpired, rewardEnds } from './store/index.ts';
import { levelsStore } from './store/tables.ts';

export { explainLevel } from './explain.ts';
export { giveLevelMoney, levelRewards } from './service.ts';
export { earnExperience, raiseLevel, recordLogin } from './experience.ts';
export type { Gain } from './experience.ts';
export type { MemberLevelModel } from './service.ts';

const expire: ScheduledJob['run'] = ({ db, now }, { key }) => markRewardExpired(db, key, now);

const expireRewards: ScheduledJob = {
  kind: 'EXPIRE_LEVEL_REWARDS',
  upcoming: rewardEnds,
  run: expire,
  early: expire,
};

export const levelsModule: PlatformModule = {
  name: 'levels',
  store: levelsStore,
  main: levelsResolvers,
  jobs: [expireRewards],
};
