import { codeState } from '../shared/code-state.ts';
import { freePort } from '../shared/ports.ts';
import { reportsFolder } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { type Engine, findEngine, noEngine } from './engine.ts';
import { table } from './figures.ts';
import { buildArgs, type Image, images } from './images.ts';
import { forgetReport, writeReport } from './report.ts';
import { stackOf } from './stack.ts';
import { tryStack } from './try-stack.ts';

const timeoutMs = 180_000;

async function built(engine: Engine, image: Image): Promise<boolean> {
  // Without it Podman omits the health check.
  const env = { BUILDAH_FORMAT: 'docker' };
  const { code } = await run(engine.name, buildArgs(image, process.env['IMAGES_BUILD_ARGS']), { env });
  return code === 0;
}

async function sizeOf(engine: Engine, tag: string): Promise<[string, number]> {
  const { output } = await run(engine.name, ['image', 'inspect', '--format', '{{.Size}}', tag], {
    capture: 'stdout',
  });
  return [tag, Number(output.trim())];
}

async function tried(engine: Engine): Promise<readonly string[]> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const web = process.env['WEB_PORT'] ?? String(await freePort());
  const env = {
    WEB_PORT: web,
    API_PORT: process.env['API_PORT'] ?? String(await freePort()),
    // Not the compose file's own network, so that another copy of the stack can run beside it.
    NETWORK: process.env['NETWORK'] ?? '10.213.42',
  };
  const stack = stackOf(engine, env);
  await stack.down();
  try {
    const startedAt = performance.now();
    const { code, output } = await stack.up();
    if (code !== 0) return [`The compose file does not start:\n${output}`];
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const { faults, ...times } = await tryStack(stack, `http://localhost:${web}`, startedAt, signal);
    const sizes = new Map(await Promise.all(images.map(({ tag }) => sizeOf(engine, tag))));
    if (faults.length === 0) console.log(`\n${table({ sizes, ...times })}`);
    else for (const { service } of images) console.log(`\n${service}:\n${await stack.lastLines(service)}`);
    return faults;
  } finally {
    await stack.down();
  }
}

async function faultsOfImages(engine: Engine): Promise<readonly string[]> {
  for (const image of images) {
    if (!(await built(engine, image))) return [`${image.dockerfile} does not build.`];
  }
  return tried(engine);
}

async function main(): Promise<number> {
  forgetReport(reportsFolder);
  const engine = await findEngine(
    async (program, args) => (await run(program, args, { capture: true })).code === 0,
  );
  if (!engine) {
    console.error(noEngine);
    return 1;
  }
  // Read before the build, which takes minutes in which files may change.
  const code = await codeState();
  const faults = await faultsOfImages(engine);
  writeReport(reportsFolder, faults.length === 0, code);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log('\nBoth images build, run and answer through nginx.');
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main();
