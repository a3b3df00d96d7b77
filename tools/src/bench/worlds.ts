import { control } from '../mock/client.ts';
import { type Figure, percentile } from './figures.ts';

const count = 50;
const copies = 20;

/** What is measured on worlds that are there, with the id of the n-th world. */
type Step = (index: number) => Promise<unknown>;

async function ask(platform: string, query: string): Promise<void> {
  const response = await fetch(`${platform}/control/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as { readonly errors?: unknown };
  if (errors !== undefined) throw new Error(`The platform refused: ${JSON.stringify(errors)}`);
}

async function exported(platform: string, id: string): Promise<ArrayBuffer> {
  return (await fetch(`${platform}/control/worlds/${id}/export`)).arrayBuffer();
}

async function imported(platform: string, file: ArrayBuffer, id: string): Promise<void> {
  const headers = { 'content-type': 'application/vnd.magpie.world' };
  const address = `${platform}/control/worlds/import?id=${id}`;
  const { status } = await fetch(address, { method: 'POST', headers, body: file });
  if (status !== 201) throw new Error(`The import was answered ${String(status)}.`);
}

async function figuresOf(name: string, times: number, step: Step): Promise<Figure[]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await step(index);
    taken.push(performance.now() - start);
  }
  return [50, 95].map((percent) => ({
    name: `${name}, p${String(percent)} of ${String(times)}`,
    value: percentile(taken, percent),
    unit: 'ms',
  }));
}

async function copyFigures(platform: string): Promise<Figure[]> {
  const mutate = (text: string) => ask(platform, `mutation { ${text} }`);
  await mutate('createWorld(input: { id: "bench" }) { id }');
  const file = await exported(platform, 'bench');
  const sides = 'first: { world: "bench", snapshot: "bench" }, second: { world: "bench" }';
  const steps: Readonly<Record<string, Step>> = {
    fork: (index) => mutate(`forkWorld(id: "bench", input: { id: "fork-${String(index)}" }) { id }`),
    reset: () => mutate('resetWorld(id: "bench") { id }'),
    snapshot: () => mutate('snapshotWorld(id: "bench", name: "bench") { name }'),
    restore: () => mutate('restoreWorld(id: "bench", name: "bench") { id }'),
    comparison: () => ask(platform, `{ compareWorlds(${sides}) { subject } }`),
    export: () => exported(platform, 'bench'),
    import: (index) => imported(platform, file, `import-${String(index)}`),
  };
  const figures: Figure[] = [];
  for (const [name, step] of Object.entries(steps))
    figures.push(...(await figuresOf(`${name} of a world`, copies, step)));
  for (let index = 0; index < copies; index += 1) {
    await mutate(`deleteWorld(id: "fork-${String(index)}")`);
    await mutate(`deleteWorld(id: "import-${String(index)}")`);
  }
  await mutate('deleteWorld(id: "bench")');
  return figures;
}

/** Creates worlds through the control plane, one after the other, and then does with one what can be done with a world as a whole. */
export async function worldFigures(platform: string): Promise<Figure[]> {
  const address = `${platform}/control/graphql`;
  const created = await figuresOf('world creation', count, (index) =>
    control(address, 'CreateWorld', { input: { id: `bench-${String(index)}` } }),
  );
  for (let index = 0; index < count; index += 1) {
    await control(address, 'DeleteWorld', { id: `bench-${String(index)}` });
  }
  return [...created, ...(await copyFigures(platform))];
}
