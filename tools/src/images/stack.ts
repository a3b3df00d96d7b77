import { type Finished, run } from '../shared/run.ts';
import { type Container, readContainer } from './container.ts';
import type { Engine } from './engine.ts';
import type { Profile } from './images.ts';

/** The containers of a profile under a separate project name, so that no other copy of the stack is touched. */
export interface Stack {
  /** Its services by name, with the number of containers that each has. */
  readonly services: ReadonlyMap<string, number>;
  readonly up: () => Promise<Finished>;
  readonly down: () => Promise<Finished>;
  /** Ends the first container of a service without a word, as a crash does. */
  readonly kill: (service: string) => Promise<Finished>;
  readonly start: (service: string) => Promise<Finished>;
  /** Those that there are. */
  readonly containers: (service: string) => Promise<readonly Container[]>;
  /** Where this machine reaches a port of the first container of a service, as `host:port`. */
  readonly placeOf: (service: string, port: number) => Promise<string>;
  readonly lastLines: (service: string) => Promise<string>;
}

const project = 'magpie-images';

export function stackOf(engine: Engine, profile: Profile, env: Readonly<Record<string, string>>): Stack {
  const [program, ...first] = engine.compose;
  const services = new Map(
    Object.keys(profile.services).map((service) => [service, profile.replicas[service] ?? 1]),
  );
  // podman-compose 1.0 knows no profiles and would start all of them, which is why the services are named.
  const named = profile.name !== undefined && engine.name === 'docker' ? ['--profile', profile.name] : [];
  const compose = (...args: string[]) =>
    run(program, [...first, '-p', project, ...named, ...args], { capture: true, env });
  const ask = (...args: string[]) => run(engine.name, args, { capture: 'stdout' });

  async function idsOf(service: string): Promise<string[]> {
    const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    const { output } = await ask('ps', '-aq', ...labels.flatMap((label) => ['--filter', `label=${label}`]));
    return output.split(/\s+/).filter(Boolean).toSorted();
  }

  const idOf = async (service: string) => (await idsOf(service))[0] ?? '';

  async function inspect(id: string): Promise<Container[]> {
    // Podman leaves health checks to systemd timers, which not every machine has; Docker runs them itself.
    if (engine.name === 'podman') await ask('healthcheck', 'run', id);
    const { code, output } = await ask('inspect', '--type', 'container', id);
    return code === 0 ? [readContainer(output)] : [];
  }

  async function lastLines(id: string): Promise<string> {
    return (await run(engine.name, ['logs', '--tail', '30', id], { capture: true })).output;
  }

  return {
    services,
    up: () => compose('up', '-d', ...services.keys()),
    down: () => compose('down', '-v'),
    kill: async (service) => ask('kill', await idOf(service)),
    start: async (service) => ask('start', await idOf(service)),
    containers: async (service) => (await Promise.all((await idsOf(service)).map(inspect))).flat(),
    placeOf: async (service, port) =>
      (await ask('port', await idOf(service), String(port))).output.trim().split(/\s+/)[0] ?? '',
    lastLines: async (service) => (await Promise.all((await idsOf(service)).map(lastLines))).join('\n'),
  };
}
