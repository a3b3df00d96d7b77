import { codeState } from '../shared/code-state.ts';
import { reportsFolder } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { type Engine, findEngine, noEngine } from './engine.ts';
import { type Measured, table } from './figures.ts';
import { buildArgs, type Image, images, scale, single } from './images.ts';
import { playOnReplicas } from './play.ts';
import { forgetReport, writeReport } from './report.ts';
import { tryProfile } from './try-profile.ts';

async function buildFaults(engine: Engine): Promise<readonly string[]> {
  for (const image of images) {
    if (!(await built(engine, image))) return [`${image.dockerfile} does not build.`];
  }
  return [];
}

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

async function main(): Promise<number> {
  forgetReport(reportsFolder);
  const engine = await findEngine(
    async (program, args) => (await run(program, args, { capture: true })).code === 0,
  );
  if (!engine) {
    console.error(noEngine);
    return 1;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  // Read before the build, which takes minutes in which files may change.
  const code = await codeState();
  const faults = { single: await buildFaults(engine), scale: [] as readonly string[] };
  const times: Measured[] = [];
  if (faults.single.length === 0) {
    for (const [name, profile, further] of [
      ['single', single, undefined],
      ['scale', scale, playOnReplicas],
    ] as const) {
      const tried = await tryProfile(engine, profile, {
        stopping: stopping.signal,
        ...(further && { further }),
      });
      faults[name] = tried.faults;
      if (tried.measured) times.push(tried.measured);
    }
    const sizes = new Map(await Promise.all(images.map(({ tag }) => sizeOf(engine, tag))));
    console.log(`\n${table(sizes, times)}`);
  }
  const passed = {
    single: faults.single.length === 0,
    scale: times.length === 2 && faults.scale.length === 0,
  };
  writeReport(reportsFolder, passed, code);
  for (const fault of [...faults.single, ...faults.scale]) console.error(fault);
  if (!passed.single || !passed.scale) return 1;
  console.log('\nAll images build, and both profiles run and answer through nginx.');
  return 0;
}

process.exitCode = await main();
