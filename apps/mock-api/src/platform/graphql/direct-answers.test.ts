import { expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { headers } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startProbePlatform } from '#test/kit/probe.ts';

const platform = platformForFile(startProbePlatform);

const varying = ['date', 'x-world-time'];

/** What a caller sees of an answer, but for what no two answers share. */
async function answerTo(world: Pick<World, 'id'>, accept: string, body: object) {
  const response = await fetch(`${platform.url}/graphql`, {
    method: 'POST',
    headers: { ...headers(world), 'content-type': 'application/json', 'x-cause': 'press-1', accept },
    body: JSON.stringify(body),
  });
  const sent = [...response.headers].filter(([name]) => !varying.includes(name));
  const text = (await response.text()).replace(/"reference":"[^"]+"/, '"reference":""');
  return { status: response.status, headers: sent.filter(([name]) => name !== 'content-length'), text };
}

/** Those with errors first: the first success is what the form of others is learnt from. */
const requests = {
  refused: { query: 'query C { countryCodes { country } }' },
  refusedBesideOthers: { query: 'query B { checkFraud countryCodes { country } }' },
  unexpected: { query: 'query D { autoDetectUserCountryCode }' },
  wrongVariable: {
    query: 'query W($first: Int) { games(first: $first) { totalCount } }',
    variables: { first: 'two' },
  },
  success: { query: 'query F { checkFraud }' },
  introspection: { query: '{ __type(name: "Game") { name } }' },
};

const answersTo = async (world: Pick<World, 'id'>, accept: string) => {
  const answers: Record<string, unknown> = {};
  for (const [name, body] of Object.entries(requests)) answers[name] = await answerTo(world, accept, body);
  return answers;
};

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/graphql-response+json, application/json;q=0.9',
  '*/*',
  'text/html',
])('answers what is carried out before the engine as the engine does to who accepts %s', async (accept) => {
  const world = await platform.newWorld('2026-01-05T02:00:00.000Z');
  const byEngine = await answersTo(world, accept);
  const logged = platform.log.length;
  const direct = await answersTo(world, accept);
  expect(direct).toEqual(byEngine);
  expect(platform.log.slice(logged).filter((line) => line.includes('unexpected error'))).toHaveLength(1);
});
