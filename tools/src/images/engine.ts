export interface Engine {
  readonly name: 'docker' | 'podman';
  readonly compose: readonly [program: string, ...first: string[]];
}

const known: readonly Engine[] = [
  { name: 'docker', compose: ['docker', 'compose'] },
  { name: 'docker', compose: ['docker-compose'] },
  { name: 'podman', compose: ['podman-compose'] },
  { name: 'podman', compose: ['podman', 'compose'] },
];

export const noEngine =
  'No container engine answers: install and start Docker with its compose plugin, or Podman with podman-compose, and run the command again.';

/** @param succeeds runs a program and returns whether it succeeded */
export async function findEngine(
  succeeds: (program: string, args: readonly string[]) => Promise<boolean>,
): Promise<Engine | undefined> {
  for (const engine of known) {
    const [program, ...first] = engine.compose;
    if ((await succeeds(engine.name, ['info'])) && (await succeeds(program, [...first, 'version'])))
      return engine;
  }
  return undefined;
}
