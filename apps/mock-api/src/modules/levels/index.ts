import type { PlatformModule } from '#platform/module.ts';
import { levelsResolvers } from './resolvers.ts';
import { levelsStore } from './store/tables.ts';

export { earnExperience, recordLogin } from './experience.ts';
export type { Gain } from './experience.ts';
export type { MemberLevelModel } from './service.ts';

export const levelsModule: PlatformModule = { name: 'levels', store: levelsStore, main: levelsResolvers };
