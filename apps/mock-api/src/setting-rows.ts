import { fileURLToPath } from 'node:url';

export const DEVELOPMENT_SECRET = 'magpie-development-secret-not-for-production';

export interface SettingRow {
  /** What holds when it is unset, as a text of the environment; null for nothing. */
  readonly unset: string | null;
  /** The same in words, where the text says less or stands elsewhere. */
  readonly usual?: string;
  readonly meaning: string;
  /** Whether its value is for nobody's eyes. */
  readonly secret?: boolean;
}

/** Every setting of the platform, as the README lists them. */
export const settingRows = {
  API_PORT: { unset: '4000', meaning: 'port of all its addresses' },
  API_HOST: {
    unset: '127.0.0.1',
    usual: '`127.0.0.1`, in the image `0.0.0.0`',
    meaning: 'address to listen on',
  },
  DATA_DIR: {
    unset: fileURLToPath(new URL('../../../.data', import.meta.url)),
    usual: '`.data`, in the image `/data`',
    meaning: 'folder of the worlds; `npm start` uses `.data/<port>` on any port but 4000',
  },
  DATABASE_URL: {
    unset: null,
    usual: 'unset: SQLite',
    meaning:
      '`postgres://USER:PASSWORD@HOST:5432/DATABASE`: keeps the worlds there, for one replica or several',
  },
  JWT_SECRET: {
    unset: DEVELOPMENT_SECRET,
    usual: 'a development secret',
    meaning:
      'signs tokens and decides results; required with the control plane off when other machines can reach it, or with `NODE_ENV=production`',
    secret: true,
  },
  ADMIN_CODE: {
    unset: 'magpie-web,kookaburra-web,rosella-web,lorikeet-web',
    usual: 'the codes of the four brands',
    meaning:
      "admin codes that a call may carry, commas between; `code=site` for one that is not the brand's own",
  },
  MOCK_CONTROL: {
    unset: 'off',
    usual: '`off`, with `npm start` `on`',
    meaning: 'opens the control plane, the console and the choice of a world; never in production',
  },
  WEB_ORIGIN: { unset: 'http://localhost:4200', meaning: 'origins of the web app, commas between' },
  PUBLIC_URL: {
    unset: null,
    usual: 'where it listens',
    meaning: 'address under which browsers reach it',
  },
  TRUSTED_PROXIES: {
    unset: 'loopback',
    meaning:
      'proxies whose `X-Forwarded-For` is believed, commas between: addresses, networks, `loopback`, `uniquelocal`; `none`',
  },
  METRICS_TOKEN: {
    unset: null,
    usual: 'unset',
    meaning: 'bearer token for `/metrics`; without it only calls from the same machine are answered',
    secret: true,
  },
  LOG_LEVEL: {
    unset: 'info',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`',
  },
  NODE_ENV: {
    unset: null,
    usual: 'unset, in the image `production`',
    meaning: '`production` hides the schema and asks for a `JWT_SECRET` of its own',
  },
} as const satisfies Readonly<Record<string, SettingRow>>;

export type SettingName = keyof typeof settingRows;

export const settingNames = Object.keys(settingRows) as readonly SettingName[];

/** An address without its password, wherever that stands. */
const withoutPassword = (text: string): string =>
  text.replace(/(:\/\/[^:@/?#]*):.*@/s, '$1:***@').replace(/([?&][^=&]*password[^=&]*=)[^&]*/gi, '$1***');

type Environment = Readonly<Record<string, string | undefined>>;

function shown(name: SettingName, env: Environment): string {
  const { unset, secret = false }: SettingRow = settingRows[name];
  const given = env[name] ?? '';
  if (secret) return given === '' ? (unset === null ? 'unset' : 'the one of development') : 'set, not shown';
  if (given !== '') return withoutPassword(given);
  return unset === null ? 'unset' : `${unset} (default)`;
}

/** The settings in force, one a line, without what is secret in them. */
export function settingLines(env: Environment): readonly string[] {
  const width = Math.max(...settingNames.map((name) => name.length));
  return settingNames.map((name) => `${name.padEnd(width)}  ${shown(name, env)}`);
}
