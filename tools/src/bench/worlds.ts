import { control } from '../mock/client.ts';
import { type Figure, percentile } from './figures.ts';

const count = 50;

/** Creates worlds through the control plane, one after the other. */
export async function worldFigures(platform: string): Promise<Figure[]> {
  const address = `${platform}/control/graphql`;
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await control(address, 'CreateWorld', { input: { id: `bench-${String(index)}` } });
    times.push(performance.now() - start);
  }
  for (let index = 0; index < count; index += 1) {
    await control(address, 'DeleteWorld', { id: `bench-${String(index)}` });
  }
  return [50, 95].map((percent) => ({
    name: `world creation, p${String(percent)} of ${String(count)}`,
    value: percentile(times, percent),
    unit: 'ms',
  }));
}
