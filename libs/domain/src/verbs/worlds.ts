import { z } from 'zod';
import { acting, looking, option, place } from './verb.ts';

const changing = acting('worlds');
const looks = looking('worlds');

const named = place(z.string(), 'id of the world');
const snapshot = place(z.string(), 'name of the snapshot');

export const worldVerbs = [
  changing({
    words: 'world create',
    summary: 'Makes a new world, a copy of the seeded template',
    inputs: z.object({
      world: place(z.string().optional(), 'id of the world; made up when left out'),
      seed: option(
        z.int('It must be a whole number.').optional(),
        'number from which everything random follows',
      ),
      now: option(z.string().optional(), 'what its clock shows at first, such as 2026-11-21T00:00:00Z'),
      frozen: option(z.boolean().optional(), 'its clock stands still'),
      durable: option(z.boolean().optional(), 'it survives a restart'),
    }),
    operation: 'CreateWorld',
    variables: ({ world: id, ...rest }) => ({ input: { id, ...rest } }),
    shows: 'world list',
  }),
  changing({
    words: 'world reset',
    summary: 'Puts a world back to what it was when it was created',
    inputs: z.object({ world: named }),
    operation: 'ResetWorld',
    variables: ({ world: id }) => ({ id }),
    shows: 'clock now',
  }),
  changing({
    words: 'world delete',
    summary: 'Deletes a world with its snapshots',
    inputs: z.object({ world: named }),
    operation: 'DeleteWorld',
    variables: ({ world: id }) => ({ id }),
    shows: 'world list',
  }),
  looks({
    words: 'world list',
    summary: 'Lists all worlds with their clocks and snapshots',
    inputs: z.object({}),
    operation: 'Worlds',
  }),
  changing({
    words: 'world snapshot',
    summary: 'Keeps the present state of a world under a name',
    inputs: z.object({ world: named, name: snapshot }),
    operation: 'SnapshotWorld',
    variables: ({ world: id, name }) => ({ id, name }),
    shows: 'world list',
  }),
  changing({
    words: 'world restore',
    summary: 'Puts a world back to one of its snapshots',
    inputs: z.object({ world: named, name: snapshot }),
    operation: 'RestoreWorld',
    variables: ({ world: id, name }) => ({ id, name }),
    shows: 'clock now',
  }),
  changing({
    words: 'world forget',
    summary: 'Removes a snapshot of a world',
    inputs: z.object({ world: named, name: snapshot }),
    operation: 'DeleteSnapshot',
    variables: ({ world: id, name }) => ({ id, name }),
    shows: 'world list',
  }),
  changing({
    words: 'world fork',
    summary: 'Makes another world that goes on from the present state of this one',
    inputs: z.object({
      world: named,
      to: place(z.string().optional(), 'id of the fork; made up when left out'),
      durable: option(z.boolean().optional(), 'it survives a restart'),
    }),
    operation: 'ForkWorld',
    variables: ({ world: id, to, durable }) => ({ id, input: { id: to, durable } }),
    shows: 'world list',
  }),
  looks({
    words: 'world compare',
    summary: 'Tells what differs between two worlds, or between a world and a snapshot',
    inputs: z.object({
      first: place(z.string(), 'id of the first world'),
      second: place(z.string(), 'id of the second world'),
      firstSnapshot: option(z.string().optional(), 'a snapshot of the first'),
      secondSnapshot: option(z.string().optional(), 'a snapshot of the second'),
      rows: option(
        z.int('It must be a whole number.').min(1).max(500).default(20),
        'how many of each kind at most',
      ),
    }),
    operation: 'CompareWorlds',
    variables: ({ first, second, firstSnapshot, secondSnapshot, rows }) => ({
      first: { world: first, snapshot: firstSnapshot },
      second: { world: second, snapshot: secondSnapshot },
      rows,
    }),
  }),
  looks({
    words: 'world file',
    summary: 'Tells where a world leaves as a file, and where the file of one comes in',
    inputs: z.object({ world: named }),
    operation: 'WorldFileAddresses',
  }),
] as const;
