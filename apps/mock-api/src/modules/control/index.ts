import type { PlatformModule } from '#platform/module.ts';
import { controlResolvers } from './resolvers.ts';

/** The simulator's own control plane; its endpoint exists only with MOCK_CONTROL=on. */
export const controlModule: PlatformModule = { name: 'control', control: controlResolvers };
