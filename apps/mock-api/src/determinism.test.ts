import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INITIALIZE, LAUNCH, LOBBY, START } from '#test/kit/launches.ts';
import { SLOT, VENDOR } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import type { World } from './platform/worlds/index.ts';
import { SEED_VERSION, seedWorld } from './seed/index.ts';
import { callGraphQL, login, startTestPlatform } from '#test/kit/index.ts';
import { captchaToken, signUp, signUpCodes } from '#test/kit/sign-up.ts';
import type { TestPlatform } from '#test/kit/index.ts';

const NOW = '2026-03-04T05:06:07.000Z';
const PERSON = { email: 'nell@example.test', mobileNumber: '+61412000111' };
/** A captcha token is used once in a world, so every world can be given the same. */
const CAPTCHA = captchaToken();

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: { write: seedWorld, version: String(SEED_VERSION) } });
});

afterAll(async () => {
  await platform.close();
});

const twin = (seed: number): Promise<World> =>
  platform.registry.create({ seed, now: new Date(NOW), frozen: true });

/** What a token says, without the id of its world, which is the only thing that twins do not share. */
function withoutWorld(token: unknown): unknown {
  const claims = jwt.decode(String(token));
  if (typeof claims !== 'object' || claims === null) throw new Error(`No token: ${String(token)}`);
  return { ...claims, world: 'either' };
}

/** One person's visit, from the sign-up to the last spin: every answer in order. */
async function visit(world: World): Promise<unknown[]> {
  const codes = await signUpCodes(platform, world, PERSON);
  const joined = await signUp(platform, world, { ...PERSON, ...codes, captcha: CAPTCHA });
  const { body } = await login(platform, world, PERSON.email);
  const token = String(body['access']);
  const call = async (query: string, variables?: unknown) => {
    const answer = await callGraphQL(platform, world, { query, variables, token });
    if (answer.code !== null) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const adjusted = await callGraphQL(platform, world, {
    path: '/control/graphql',
    query: `mutation Adjust($world: ID!, $member: ID!) {
      adjustBalance(world: $world, member: $member, input: { walletType: MAIN, amount: "50.00" })
    }`,
    variables: { world: world.id, member: PERSON.email },
  });
  const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
  await call(INITIALIZE, { vendor: VENDOR, gameCategory: SLOT.category });
  const launched = await call(LAUNCH, { game: SLOT.id, vendor: VENDOR, options });
  const ticket = new URL(String(launched?.['launchURL'])).searchParams.get('ticket');
  const started = await call(START, { input: { game: SLOT.id } });
  const spins: unknown[] = [];
  for (let count = 0; count < 12; count += 1) {
    spins.push(await pageCall(platform, 'begin', { ticket, request: `spin-number-${count}`, stake: '1.00' }));
  }
  const answers = spins.map((spin) => (spin as { body: unknown }).body);
  const kept = await call(`{
    me { id username availableBalance }
    betRecords(first: 100) { edges { node { id status effectiveBet payout dateTimeSettled } } }
    balanceTransactionRecords(first: 100) { edges { node { id } } }
  }`);
  const tokens = [withoutWorld(body['access']), withoutWorld(body['refresh']), withoutWorld(ticket)];
  // A cause that nobody names is another each time.
  const [told, given] = [joined, adjusted].map((answer) => ({ ...answer, cause: null }));
  return [codes, told, given, tokens, started, answers, kept];
}

it('two worlds of one seed, clock and calls give the same answers, ids and outcomes included', async () => {
  const first = await visit(await twin(4711));
  expect(await visit(await twin(4711))).toEqual(first);
});

it('a world that is reset gives the same answers to the same calls again', async () => {
  const world = await twin(4712);
  const first = await visit(world);
  expect(await visit(await platform.registry.reset(world.id))).toEqual(first);
});

it('a world of another seed gives other codes, ids and outcomes', async () => {
  const [codes, joined, , tokens, started, spins] = await visit(await twin(4713));
  const [otherCodes, otherJoined, , otherTokens, otherStarted, otherSpins] = await visit(await twin(4714));
  expect(otherCodes).not.toEqual(codes);
  expect(otherJoined).not.toEqual(joined);
  expect(otherTokens).not.toEqual(tokens);
  expect(otherStarted).not.toEqual(started);
  expect(otherSpins).not.toEqual(spins);
});

it('says of the visit what happened in it, so that equal answers are not equal refusals', async () => {
  const [, joined, adjusted, , started, spins, kept] = await visit(await twin(4715));
  expect(joined).toMatchObject({ code: null, data: { signUpWithEmail: { status: 'ENABLED' } } });
  expect(adjusted).toMatchObject({ code: null, data: { adjustBalance: '50.00' } });
  expect(started).toMatchObject({ startGameSession: { game: { id: SLOT.id }, dateTimeStarted: NOW } });
  expect(spins).toHaveLength(12);
  for (const spin of spins as unknown[]) expect(spin).toMatchObject({ stake: '1.00' });
  const { edges } = (kept as { betRecords: { edges: unknown[] } }).betRecords;
  expect(edges).toHaveLength(12);
});
