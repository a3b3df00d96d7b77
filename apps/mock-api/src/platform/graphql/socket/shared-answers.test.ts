import { buildSchema, GraphQLError, parse } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeSharing } from './shared-answers.ts';

const schema = buildSchema(
  'type Query { a: Int } type Subscription { levelUp: Level! } type Level { level: Int! }',
);
const document = parse(
  'subscription L { levelUp { level } } subscription M { levelUp { reached: level } } subscription V($is: Boolean!) { levelUp { level @include(if: $is) } }',
);
const level = vi.fn(() => 4);
const event = { levelUp: { level } };

async function answerTo(member: string, args: Partial<ExecutionArgs> = {}): Promise<unknown> {
  const source = async function* () {
    yield await Promise.resolve(event);
  };
  const rootValue = { levelUp: source };
  const answers = await subscribeSharing(
    { schema, document, operationName: 'L', rootValue, ...args },
    member,
    () => null,
  );
  if (!(Symbol.asyncIterator in answers)) return answers;
  const { value } = await answers.next();
  await answers.return?.();
  return value;
}

beforeEach(() => {
  level.mockClear();
});

describe('what an event answers', () => {
  it('is worked out once for all devices of a member that ask the same', async () => {
    const answers = await Promise.all([answerTo('mia'), answerTo('mia'), answerTo('mia')]);
    expect(answers).toEqual([1, 2, 3].map(() => ({ data: { levelUp: { level: 4 } } })));
    expect(level).toHaveBeenCalledOnce();
  });

  it('is worked out for each member, and for each other question', async () => {
    await answerTo('noah');
    expect(await answerTo('noah', { operationName: 'M' })).toEqual({ data: { levelUp: { reached: 4 } } });
    await answerTo('lena');
    expect(level).toHaveBeenCalledTimes(3);
  });

  it('is not kept for a question with variables', async () => {
    const asked = (is: boolean) => answerTo('owen', { operationName: 'V', variableValues: { is } });
    expect([await asked(true), await asked(false)]).toEqual([
      { data: { levelUp: { level: 4 } } },
      { data: { levelUp: {} } },
    ]);
  });

  it('is that nothing could be subscribed to where the source cannot be had', async () => {
    const rootValue = {
      levelUp: () => {
        throw new GraphQLError('No source.');
      },
    };
    expect(await answerTo('mia', { rootValue })).toMatchObject({ errors: [{ message: 'No source.' }] });
  });
});
