import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { deviceOrigins } from '@magpie/domain/control';
import { isSiteCode, siteCodes, siteOfAdminCode, type SiteCode } from '@magpie/domain/site';
import { z } from 'zod';
import { isLoopback } from './platform/http/loopback.ts';
import type { Settings } from './platform/settings.ts';
import { DEVELOPMENT_SECRET, settingNames, settingRows } from './setting-rows.ts';

/** Settings that cannot be used; its message has a line for each, saying which and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const sitesByAdminCode = (text: string): Map<string, string> =>
  new Map(
    list(text).map((entry) => {
      const [code = '', site] = entry.split('=').map((part) => part.trim());
      return [code, site ?? siteOfAdminCode(code)];
    }),
  );

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const isHttpUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (rest.length > 0 || bits < 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

const isPostgres = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1;

const isSqlite = (text: string): boolean => text === 'sqlite' || text.startsWith('sqlite:');

const environment = z.object({
  API_PORT: z
    .string()
    .regex(
      /^\d{1,5}$/,
      'API_PORT must be a port number from 0 to 65535; set it to a free port, for example 4000.',
    )
    .transform(Number)
    .refine(
      (port) => port <= 65535,
      'API_PORT must be a port number from 0 to 65535; set it to a free port, for example 4000.',
    )
    .default(Number(settingRows.API_PORT.unset)),
  API_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'API_HOST must be an address to listen on; set it to 127.0.0.1 or 0.0.0.0.')
    .default(settingRows.API_HOST.unset),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isSqlite(text) || isPostgres(text),
      'DATABASE_URL is not understood; leave it unset to use SQLite under DATA_DIR, or set it to postgres://USER:PASSWORD@HOST:5432/DATABASE.',
    )
    .optional(),
  DATA_DIR: z.string().default(settingRows.DATA_DIR.unset),
  JWT_SECRET: z
    .string()
    .min(16, 'JWT_SECRET is too short; set it to a secret of at least 16 characters.')
    .optional(),
  ADMIN_CODE: z
    .string()
    .default(settingRows.ADMIN_CODE.unset)
    .transform(sitesByAdminCode)
    .refine(
      (sites) => sites.size > 0 && !sites.has(''),
      'ADMIN_CODE has no code; set it to one or more codes separated by commas.',
    )
    .refine(
      (sites): sites is Map<string, SiteCode> => [...sites.values()].every(isSiteCode),
      `ADMIN_CODE names no such site; write 'code' or 'code=site' with one of ${siteCodes.join(', ')}.`,
    ),
  MOCK_CONTROL: z
    .enum(['on', 'off'], 'MOCK_CONTROL must be on or off; set it to on for development and tests only.')
    .default(settingRows.MOCK_CONTROL.unset),
  WEB_ORIGIN: z
    .string()
    .default(settingRows.WEB_ORIGIN.unset)
    .transform(list)
    .refine(
      (origins) => origins.every(isOrigin),
      'WEB_ORIGIN must be one or more origins separated by commas; set it to, for example, http://localhost:4200.',
    ),
  PUBLIC_URL: z
    .string()
    .refine(isHttpUrl, 'PUBLIC_URL must be a web address; set it to, for example, https://api.example.com.')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default(settingRows.TRUSTED_PROXIES.unset)
    // In the compose file's setting it stands after the stack's own networks.
    .transform((text) => list(text).filter((proxy) => proxy !== 'none'))
    .refine(
      (proxies) => proxies.every(isProxy),
      'TRUSTED_PROXIES must be addresses or networks separated by commas; set it to, for example, loopback,10.0.0.7.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN is too short; set it to a secret of at least 16 characters.')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL is not known; set it to fatal, error, warn, info, debug, trace or silent.',
    )
    .default(settingRows.LOG_LEVEL.unset),
  NODE_ENV: z.string().optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with each setting that cannot be used. */
type Wrong = Map<string, string>;

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @param create whether the data folder is made when it is missing and needed
 * @throws SettingsError naming every setting that cannot be used.
 */
export function readSettings(env: Environment, create = true): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const wrong: Wrong = new Map();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, message);
  }
  addSecret(wrong, given);
  if (!isPostgres(given['DATABASE_URL'] ?? ''))
    addFolder(wrong, given['DATA_DIR'] ?? settingRows.DATA_DIR.unset, create);
  if (!parsed.success || wrong.size > 0) throw new SettingsError(sentences(wrong));
  const values = parsed.data;
  const control = values.MOCK_CONTROL === 'on';
  const production = values.NODE_ENV === 'production';
  const { DATABASE_URL: database = '' } = values;
  const databaseUrl = isPostgres(database) ? database : null;
  return {
    port: values.API_PORT,
    host: values.API_HOST,
    dataDir: values.DATA_DIR,
    databaseUrl,
    jwtSecret: values.JWT_SECRET ?? DEVELOPMENT_SECRET,
    adminCodes: values.ADMIN_CODE,
    control,
    webOrigins: control ? [...values.WEB_ORIGIN, ...devicesBeside(values)] : values.WEB_ORIGIN,
    publicUrl: values.PUBLIC_URL ?? null,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN ?? null,
    production,
  };
}

/** What whoever starts the platform should know of its settings, a sentence each. */
export function settingsWarnings({ control, host }: Settings): readonly string[] {
  if (!control || isLoopback(host)) return [];
  return [
    `The control plane is open to whoever reaches ${host}; set MOCK_CONTROL=off to close it, or API_HOST=127.0.0.1.`,
  ];
}

/** What the console, and two devices side by side (SIM-14), are shown from and call from, also through a balancer. */
function devicesBeside({ WEB_ORIGIN, API_PORT, PUBLIC_URL }: z.infer<typeof environment>): string[] {
  const [first = ''] = WEB_ORIGIN;
  const before = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL);
  // At any free port, nobody knows its address before it listens.
  const ports = [
    API_PORT === 0 ? '' : String(API_PORT),
    before && isLoopback(before.hostname) ? before.port : '',
  ];
  const origins = ports.flatMap((port) => {
    const devices = port === '' ? null : deviceOrigins(first, port);
    if (!devices) return [];
    const own = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
    return [...own, devices.console, ...devices.web];
  });
  return [...new Set(origins)];
}

const sentences = (wrong: Wrong): string => settingNames.flatMap((name) => wrong.get(name) ?? []).join('\n');

/** Where others reach a platform without a control plane, the secret that everybody can read here is not good enough. */
function addSecret(wrong: Wrong, given: Environment): void {
  if (['JWT_SECRET', 'API_HOST', 'MOCK_CONTROL'].some((name) => wrong.has(name))) return;
  const host = given['API_HOST'] ?? settingRows.API_HOST.unset;
  const isPrivate = isLoopback(host) && given['NODE_ENV'] !== 'production';
  if (given['MOCK_CONTROL'] === 'on' || isPrivate) return;
  const secret = given['JWT_SECRET'];
  if (secret !== undefined && secret !== DEVELOPMENT_SECRET) return;
  wrong.set(
    'JWT_SECRET',
    `JWT_SECRET is ${secret === undefined ? 'missing' : 'the one of development'}; set it to a secret of at least 16 characters that nobody else knows.`,
  );
}

function addFolder(wrong: Wrong, folder: string, create: boolean): void {
  try {
    if (create) mkdirSync(folder, { recursive: true });
    const nearest = existing(folder);
    if (!statSync(nearest).isDirectory()) throw new Error('It is a file.');
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    wrong.set(
      'DATA_DIR',
      `DATA_DIR '${folder}' cannot be read and written; set DATA_DIR to a folder that can.`,
    );
  }
}

/** The folder itself, or the nearest above it in which it would be made. */
const existing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
