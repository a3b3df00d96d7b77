import { type Finished, run } from '../shared/run.ts';
import { type Container, readContainer } from './container.ts';
import type { Engine } from './engine.ts';
import type { Profile } from './images.ts';

/** The containers of a profile under a separate project name, so that no other copy of the stack is touched. */
export interface Stack {
  readonly services: readonly string[];
  readonly up: () => Promise<Finished>;
  readonly down: () => Promise<Finished>;
  /** Ends a service without a word, as a crash does. */
  readonly kill: (service: string) => Promise<Finished>;
  readonly start: (service: string) => Promise<Finished>;
  /** Undefined when there is none. */
  readonly container: (service: string) => Promise<Container | undefined>;
  readonly lastLines: (service: string) => Promise<string>;
}

const project = 'magpie-images';

export function stackOf(engine: Engine, profile: Profile, env: Readonly<Record<string, string>>): Stack {
  const [program, ...first] = engine.compose;
  const services = Object.keys(profile.services);
  // podman-compose 1.0 knows no profiles and would start all of them, which is why the services are named.
  const named = profile.name !== undefined && engine.name === 'docker' ? ['--profile', profile.name] : [];
  const compose = (...args: string[]) =>
    run(program, [...first, '-p', project, ...named, ...args], { capture: true, env });
  const ask = (...args: string[]) => run(engine.name, args, { capture: 'stdout' });

  async function idOf(service: string): Promise<string> {
    const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    const { output } = await ask('ps', '-aq', ...labels.flatMap((label) => ['--filter', `label=${label}`]));
    return output.trim().split(/\s+/)[0] ?? '';
  }

  return {
    services,
    up: () => compose('up', '-d', ...services),
    down: () => compose('down', '-v'),
    kill: async (service) => ask('kill', await idOf(service)),
    start: async (service) => ask('start', await idOf(service)),
    container: async (service) => {
      const id = await idOf(service);
      if (id === '') return undefined;
      // Podman leaves health checks to systemd timers, which not every machine has; Docker runs them itself.
      if (engine.name === 'podman') await ask('healthcheck', 'run', id);
      const { code, output } = await ask('inspect', '--type', 'container', id);
      return code === 0 ? readContainer(output) : undefined;
    },
    lastLines: async (service) => {
      const id = await idOf(service);
      return id === ''
        ? ''
        : (await run(engine.name, ['logs', '--tail', '30', id], { capture: true })).output;
    },
  };
}
