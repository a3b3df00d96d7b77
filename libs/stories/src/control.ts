import { verbNamed } from '@magpie/domain/verbs';
import type { Verb } from '@magpie/domain/verbs';
import { controlTexts } from '@magpie/gql/control-texts';
import { answeredBy, postJson } from './http.ts';
import type { Answered } from './http.ts';
import { StoryError } from './story.ts';

const texts: Readonly<Record<string, string>> = controlTexts;

type Inputs = Readonly<Record<string, unknown>>;

function verbOf(words: string): Verb {
  const verb = verbNamed(words);
  if (!verb) throw new StoryError(`There is no verb "${words}".`);
  return verb;
}

/** Sends a verb to the control plane of a platform. */
export async function sendVerb(platform: string, words: string, inputs: Inputs): Promise<Answered> {
  const verb = verbOf(words);
  const { operation, variables } = verb.call(verb.inputs.parse(inputs));
  const body = { operationName: operation, query: texts[operation], variables };
  const answer = await postJson(`${platform}/control/graphql`, body, { 'content-type': 'application/json' });
  return answeredBy(answer);
}

/** Does a verb and answers its field. @throws StoryError when it is refused */
export async function doVerb(platform: string, words: string, inputs: Inputs): Promise<unknown> {
  const { data, refusal } = await sendVerb(platform, words, inputs);
  if (refusal) throw new StoryError(`"${words}" is refused: ${refusal.message}`);
  return Object.values(data ?? {})[0];
}
