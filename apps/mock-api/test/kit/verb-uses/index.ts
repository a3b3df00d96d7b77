import { inspecting } from './inspecting.ts';
import { members } from './members.ts';
import { money } from './money.ts';
import { moments } from './moments.ts';
import { site } from './site.ts';
import { worlds } from './worlds.ts';

export type { VerbExample } from './example.ts';

/** Each verb once. */
export const uses = [...worlds, ...moments, ...members, ...money, ...site, ...inspecting];
