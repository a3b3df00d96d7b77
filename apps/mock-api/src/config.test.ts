import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError, settingsWarnings } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'magpie-config-'));
const DATA_DIR = join(folder, 'data');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const messageOf = (env: Record<string, string>): string => {
  try {
    readSettings({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
};

describe('readSettings', () => {
  it('has a usable default for everything in development', () => {
    expect(readSettings({ DATA_DIR })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: DATA_DIR,
      databaseUrl: null,
      jwtSecret: 'magpie-development-secret-not-for-production',
      adminCodes: new Map([
        ['magpie-web', 'magpie'],
        ['kookaburra-web', 'kookaburra'],
        ['rosella-web', 'rosella'],
        ['lorikeet-web', 'lorikeet'],
      ]),
      control: false,
      webOrigins: ['http://localhost:4200'],
      publicUrl: null,
      logLevel: 'info',
      trustedProxies: ['loopback'],
      metricsToken: null,
      production: false,
    });
  });

  it('lets the console call under its own port, and under that of a balancer on this machine', () => {
    const { webOrigins } = readSettings({
      ...{ DATA_DIR, MOCK_CONTROL: 'on', API_PORT: '4001', PUBLIC_URL: 'http://127.0.0.1:4000' },
    });
    expect(webOrigins).toEqual([
      'http://localhost:4200',
      'http://localhost:4001',
      'http://127.0.0.1:4001',
      'http://magpie.localhost:4001',
      'http://one.magpie.localhost:4200',
      'http://two.magpie.localhost:4200',
      'http://localhost:4000',
      'http://127.0.0.1:4000',
      'http://magpie.localhost:4000',
    ]);
  });

  it('reads every setting', () => {
    const env = {
      API_PORT: '4001',
      API_HOST: '0.0.0.0',
      JWT_SECRET: 'sixteen letters or more',
      ADMIN_CODE: 'one, two = rosella, lorikeet-web',
      MOCK_CONTROL: 'on',
      WEB_ORIGIN: 'https://a.example,https://b.example',
      PUBLIC_URL: 'https://api.example/',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: 'loopback, 10.0.0.7,172.16.0.0/12, fd00::/8',
      METRICS_TOKEN: 'sixteen letters for figures',
      NODE_ENV: 'production',
    };
    expect(readSettings({ DATA_DIR, ...env })).toEqual({
      port: 4001,
      host: '0.0.0.0',
      dataDir: DATA_DIR,
      databaseUrl: null,
      jwtSecret: 'sixteen letters or more',
      adminCodes: new Map([
        ['one', 'magpie'],
        ['two', 'rosella'],
        ['lorikeet-web', 'lorikeet'],
      ]),
      control: true,
      webOrigins: ['https://a.example', 'https://b.example'],
      publicUrl: 'https://api.example',
      logLevel: 'warn',
      trustedProxies: ['loopback', '10.0.0.7', '172.16.0.0/12', 'fd00::/8'],
      metricsToken: 'sixteen letters for figures',
      production: true,
    });
  });

  it.each([
    ['API_PORT', '70000'],
    ['API_PORT', 'web'],
    ['API_HOST', 'no host'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'mysql://localhost/magpie'],
    ['JWT_SECRET', 'short'],
    ['ADMIN_CODE', ' , '],
    ['ADMIN_CODE', '=rosella'],
    ['ADMIN_CODE', 'one=raven'],
    ['MOCK_CONTROL', 'yes'],
    ['WEB_ORIGIN', 'localhost:4200'],
    ['WEB_ORIGIN', 'http://localhost:4200/path'],
    ['PUBLIC_URL', 'ftp://example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['METRICS_TOKEN', 'short'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).toMatch(/[;,] .*\.$/);
    expect(message).not.toContain('\n');
  });

  it('needs no data folder for worlds in PostgreSQL', () => {
    const DATABASE_URL = 'postgresql://magpie:a-password@db:5432/magpie';
    const settings = readSettings({ DATABASE_URL, DATA_DIR: '/dev/null/data' });
    expect(settings.databaseUrl).toBe(DATABASE_URL);
  });

  it('tells no password of an address that it does not understand', () => {
    expect(messageOf({ DATABASE_URL: 'postgres://mia:secret@localhost' })).not.toContain('secret');
  });

  it('needs a secret of its own in production unless the control plane is open', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toContain('JWT_SECRET is missing');
    const JWT_SECRET = 'magpie-development-secret-not-for-production';
    expect(messageOf({ NODE_ENV: 'production', JWT_SECRET })).toContain(
      'JWT_SECRET is the one of development',
    );
    expect(messageOf({ NODE_ENV: 'production', JWT_SECRET: 'sixteen letters or more' })).toBe('');
    expect(messageOf({ NODE_ENV: 'production', MOCK_CONTROL: 'on' })).toBe('');
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'casino.example'])(
    'needs a secret of its own wherever others reach it without the control plane, as on %s',
    (API_HOST) => {
      expect(messageOf({ API_HOST })).toContain('JWT_SECRET is missing');
      expect(messageOf({ API_HOST, JWT_SECRET: 'sixteen letters or more' })).toBe('');
    },
  );

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('needs none on %s alone', (API_HOST) => {
    expect(messageOf({ API_HOST })).toBe('');
  });

  it('warns of a control plane that others reach, and of no other', () => {
    const warnings = (env: Record<string, string>) =>
      settingsWarnings(readSettings({ DATA_DIR, JWT_SECRET: 'sixteen letters or more', ...env }));
    expect(warnings({ MOCK_CONTROL: 'on', API_HOST: '0.0.0.0' })).toEqual([
      'The control plane is open to whoever reaches 0.0.0.0; set MOCK_CONTROL=off to close it, or API_HOST=127.0.0.1.',
    ]);
    expect(warnings({ MOCK_CONTROL: 'on' })).toEqual([]);
    expect(warnings({ API_HOST: '0.0.0.0' })).toEqual([]);
  });

  it.each([
    ['none', []],
    ['10.213.41.0/24,none', ['10.213.41.0/24']],
    ['linklocal, none, uniquelocal', ['linklocal', 'uniquelocal']],
  ])('trusts no proxy but the others named when told %s', (TRUSTED_PROXIES, trustedProxies) => {
    expect(readSettings({ DATA_DIR, TRUSTED_PROXIES }).trustedProxies).toEqual(trustedProxies);
  });

  it('refuses a data folder that cannot be one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(messageOf({ DATA_DIR: join(file, 'data') })).toContain('DATA_DIR');
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ DATA_DIR, API_PORT: '' }).port).toBe(4000);
  });
});
