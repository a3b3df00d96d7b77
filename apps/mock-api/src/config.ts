import { accessSync, constants, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isSiteCode, siteCodes, siteOfAdminCode, type SiteCode } from '@magpie/domain/site';
import { z } from 'zod';
import { isLoopback } from './platform/http/loopback.ts';
import type { Settings } from './platform/settings.ts';

/** A setting that cannot be used; its message is one sentence saying which and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const DEVELOPMENT_SECRET = 'magpie-development-secret-not-for-production';
const BRAND_ADMIN_CODES = 'magpie-web,kookaburra-web,rosella-web,lorikeet-web';
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

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
    .default(4000),
  API_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'API_HOST must be an address to listen on; set it to 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => !/^postgres(ql)?:/.test(text),
      'DATABASE_URL names PostgreSQL, which this version does not support yet; leave DATABASE_URL unset to use SQLite.',
    )
    .refine(isSqlite, 'DATABASE_URL is not understood; leave it unset to use SQLite under DATA_DIR.')
    .optional(),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  JWT_SECRET: z
    .string()
    .min(16, 'JWT_SECRET is too short; set it to a secret of at least 16 characters.')
    .optional(),
  ADMIN_CODE: z
    .string()
    .default(BRAND_ADMIN_CODES)
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
    .default('off'),
  WEB_ORIGIN: z
    .string()
    .default('http://localhost:4200')
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
    .default('loopback')
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
    .default('info'),
  NODE_ENV: z.string().optional(),
});

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * Creates the data folder when it is missing.
 * @throws SettingsError naming the first setting that cannot be used.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues[0]?.message ?? 'The settings cannot be read.');
  const values = parsed.data;
  const control = values.MOCK_CONTROL === 'on';
  const production = values.NODE_ENV === 'production';
  return {
    port: values.API_PORT,
    host: values.API_HOST,
    dataDir: usableFolder(values.DATA_DIR),
    jwtSecret: secretOf(values.JWT_SECRET, !control && (production || !isLoopback(values.API_HOST))),
    adminCodes: values.ADMIN_CODE,
    control,
    webOrigins: values.WEB_ORIGIN,
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

/** @param ofItsOwn whether the one that everybody can read here is not good enough, nor none */
function secretOf(given: string | undefined, ofItsOwn: boolean): string {
  if (!ofItsOwn) return given ?? DEVELOPMENT_SECRET;
  if (given !== undefined && given !== DEVELOPMENT_SECRET) return given;
  throw new SettingsError(
    `JWT_SECRET is ${given === undefined ? 'missing' : 'the one of development'}; set it to a secret of at least 16 characters that nobody else knows.`,
  );
}

function usableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new SettingsError(
      `DATA_DIR '${folder}' cannot be read and written; set DATA_DIR to a folder that can.`,
    );
  }
  return folder;
}
