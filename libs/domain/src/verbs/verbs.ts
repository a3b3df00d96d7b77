import type { z } from 'zod';
import { balanceVerbs } from './balances.ts';
import { clockVerbs } from './clock.ts';
import { documentVerbs } from './documents.ts';
import { faultVerbs } from './faults.ts';
import { inspectingVerbs } from './inspecting.ts';
import { jackpotVerbs } from './jackpots.ts';
import { lookingVerbs } from './looking.ts';
import { memberVerbs } from './members.ts';
import { momentVerbs } from './moments.ts';
import { paymentVerbs } from './payments.ts';
import { pushVerbs } from './pushes.ts';
import { rewardVerbs } from './rewards.ts';
import { siteVerbs } from './site.ts';
import type { Verb } from './verb.ts';
import { worldVerbs } from './worlds.ts';

const list = [
  ...worldVerbs,
  ...clockVerbs,
  ...momentVerbs,
  ...memberVerbs,
  ...balanceVerbs,
  ...paymentVerbs,
  ...rewardVerbs,
  ...jackpotVerbs,
  ...documentVerbs,
  ...pushVerbs,
  ...siteVerbs,
  ...faultVerbs,
  ...lookingVerbs,
  ...inspectingVerbs,
] as const;

type Each = (typeof list)[number];

/** The words of a verb, such as `clock advance`. */
export type VerbWords = Each['words'];

/** What a verb is given; what has a default may be left out. */
export type VerbInputs<Words extends VerbWords> = z.input<Extract<Each, { words: Words }>['inputs']>;

/** Everything that can be done to the simulator, from which each of its doors is made (SIM-01). */
export const verbs: readonly Verb<VerbWords>[] = list;

/** The verb of these words; undefined for any other words. */
export function verbNamed(words: string): Verb<VerbWords> | undefined {
  return verbs.find((verb) => verb.words === words);
}
