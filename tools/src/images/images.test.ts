import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from '../shared/ports.ts';
import { root } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { faultsOf, readContainer } from './container.ts';
import { findEngine } from './engine.ts';
import { table } from './figures.ts';
import { buildArgs, images, scale, single } from './images.ts';

describe('the engine', () => {
  const having = (...programs: string[]) =>
    findEngine((program, args) => Promise.resolve(programs.includes([program, ...args].join(' '))));

  it('is Docker with its plugin, when both engines are there', async () => {
    const both = ['docker info', 'docker compose version', 'podman info', 'podman-compose version'];
    expect(await having(...both)).toEqual({ name: 'docker', compose: ['docker', 'compose'] });
  });

  it('is Podman, when Docker has no compose program or does not answer', async () => {
    const podman = { name: 'podman', compose: ['podman-compose'] };
    expect(await having('docker info', 'podman info', 'podman-compose version')).toEqual(podman);
    expect(await having('docker compose version', 'podman info', 'podman-compose version')).toEqual(podman);
    expect(await having('podman info', 'podman compose version')).toEqual({
      name: 'podman',
      compose: ['podman', 'compose'],
    });
  });

  it('is none, when no engine answers', async () => {
    expect(await having('docker-compose version', 'podman-compose version')).toBeUndefined();
  });
});

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      build: z.object({ context: z.string(), dockerfile: z.string() }),
      deploy: z.object({ replicas: z.number() }).optional(),
      environment: z.record(z.string(), z.string().nullable()),
      profiles: z.tuple([z.string()]).optional(),
    }),
  ),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
  }),
});

describe('the compose file', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services, networks } = composeFile.parse(parse(text, { merge: true }));

  it.each([single, scale])(
    'runs as $name the images that the command builds',
    ({ name, services: named, replicas }) => {
      const inProfile = Object.entries(services).filter(([, { profiles }]) => profiles?.[0] === name);
      const runs = inProfile.map(([service, { image, build }]) => [
        service,
        { tag: image, dockerfile: build.dockerfile },
      ]);
      expect(Object.fromEntries(runs)).toEqual(named);
      const severalOf = inProfile.flatMap(([service, { deploy }]) =>
        deploy ? [[service, deploy.replicas] as const] : [],
      );
      expect(Object.fromEntries(severalOf)).toEqual(replicas);
    },
  );

  it('builds each image once', () => {
    expect(images.map(({ tag }) => tag)).toEqual(['magpie-platform', 'magpie-web', 'magpie-database']);
  });

  it.each(Object.keys(services))('lets %s write only into /tmp and volumes', (service) => {
    expect(services[service]).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('lets the replicas answer to the one name that the balancer calls', () => {
    expect(services).toHaveProperty('platform.deploy.replicas', 2);
    expect(services['balancer']?.environment['API_URL']).toBe('http://platform:4000');
  });

  it('lets the platform believe proxies of its own network only, under Docker and Podman', () => {
    const [{ subnet }] = networks.default.ipam.config;
    expect(subnet).toBe('${NETWORK:-10.213.41}.0/24');
    expect(services['mock-api']?.environment['TRUSTED_PROXIES']?.split(',')).toEqual([
      subnet,
      '10.89.0.0/16',
      '${TRUSTED_PROXIES:-loopback}',
    ]);
  });

  it('lets the page open its websocket under both names of this machine', () => {
    expect(services['mock-api']?.environment['WEB_ORIGIN']?.split(',')).toEqual([
      'http://localhost:${WEB_PORT:-4200}',
      'http://127.0.0.1:${WEB_PORT:-4200}',
    ]);
  });

  it('tells nginx of the proxies that are named besides, and of none that nobody named', () => {
    expect(services['web']?.environment).toHaveProperty('TRUSTED_PROXIES', null);
  });

  it('has no empty default, which podman-compose 1.0 leaves as it is', () => {
    expect(text).not.toMatch(/\$\{\w+:?-\}/);
  });
});

it('builds with what the machine needs besides', () => {
  const image = { tag: 't', dockerfile: 'd/Dockerfile' };
  expect(buildArgs(image)).toEqual(['build', '--file', 'd/Dockerfile', '--tag', 't', '.']);
  expect(buildArgs(image, ' --network host  -v /a:/b:ro ')).toEqual([
    'build',
    '--file',
    'd/Dockerfile',
    '--tag',
    't',
    '--network',
    'host',
    '-v',
    '/a:/b:ro',
    '.',
  ]);
});

describe("the platform image's health check", () => {
  const dockerfile = readFileSync(join(root, 'apps', 'mock-api', 'Dockerfile'), 'utf8');
  const [, ...args] = z.array(z.string()).parse(JSON.parse(/^ +CMD (.*)$/m.exec(dockerfile)?.[1] ?? ''));
  let server: Server;

  afterEach(() => new Promise((done) => server.close(done)));

  it.each([
    [200, 0],
    [503, 1],
  ])('asks at the port that is set, and with the answer %j ends with %j', async (answer, code) => {
    server = createServer(({ url }, response) => {
      response.writeHead(url === '/ready' ? answer : 404, { connection: 'close' }).end();
    });
    const port = await freePort();
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const env = { API_PORT: String(port) };
    expect(await run(process.execPath, args, { env, capture: true })).toEqual({ code, output: '' });
  });
});

describe('a container', () => {
  const inspected = (user: string, state: object, readOnly = true) =>
    JSON.stringify([{ Config: { User: user }, HostConfig: { ReadonlyRootfs: readOnly }, State: state }]);
  const state = (health: string) => ({ Status: 'running', Health: { Status: health } });

  it('is well when it is healthy, read-only and not of root', () => {
    const container = readContainer(inspected('65532:65532', state('healthy')));
    expect(container).toEqual({ user: '65532:65532', readOnly: true, health: 'healthy' });
    expect(faultsOf('web', container)).toEqual([]);
  });

  it.each(['', '0', '0:0', 'root', 'root:web'])('has a fault when it runs as %j', (user) => {
    expect(faultsOf('web', readContainer(inspected(user, state('healthy'))))).toEqual(['web runs as root.']);
  });

  it.each([
    [state('starting'), 'web is starting, not healthy.'],
    [state('unhealthy'), 'web is unhealthy, not healthy.'],
    [{ Status: 'running' }, 'web is without a health check, not healthy.'],
    [{ Status: 'running', Health: { Status: '' } }, 'web is without a health check, not healthy.'],
    [{ ...state('healthy'), Status: 'exited' }, 'web is exited, not healthy.'],
  ])('has a fault when its state is %j', (given, fault) => {
    expect(faultsOf('web', readContainer(inspected('101', given)))).toEqual([fault]);
  });

  it('has a fault when it may write', () => {
    expect(faultsOf('web', readContainer(inspected('101', state('healthy'), false)))).toEqual([
      'web may write into its own image.',
    ]);
  });
});

it('prints sizes and times', () => {
  const sizes = new Map([['magpie-web', 12_345_678]]);
  const times = [{ profile: 'scale', firstAnswerMs: 1234, healthyMs: 65_432 }];
  expect(table(sizes, times).split('\n')).toEqual([
    'image magpie-web                       12.3 MB',
    'scale: first answer through nginx        1.2 s',
    'scale: all healthy                      65.4 s',
  ]);
});
