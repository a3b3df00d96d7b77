import { z } from 'zod';
import type { Verb, VerbArea } from './verb.ts';
import { verbs } from './verbs.ts';

/** A verb as a program reads it. */
export interface DescribedVerb extends Pick<Verb, 'words' | 'summary' | 'operations' | 'changes' | 'shows'> {
  readonly area: VerbArea;
  /** JSON Schema of what it is given. */
  readonly inputs: unknown;
}

/** The list of verbs with their inputs as JSON Schema. */
export function describeVerbs(): DescribedVerb[] {
  return verbs.map(({ words, area, summary, operations, changes, shows, inputs }) => ({
    ...{ words, area, summary, operations, changes, shows },
    inputs: z.toJSONSchema(inputs, { io: 'input' }),
  }));
}
