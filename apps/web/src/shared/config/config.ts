import type { BrandSettings } from '@magpie/domain/site';
import { createContext, use } from 'react';
import { ConfigError, isObject, text, type Json } from './json.ts';

export interface Endpoints {
  readonly authentication: string;
  readonly main: string;
  readonly promo: string;
  readonly subscriptions: string;
}

/**
 * Ids of third-party widgets; a widget with no id is not loaded (SUPPORT-02). The addresses are those of their scripts,
 * the vendors' own when left out.
 */
export interface WidgetConfig {
  readonly messengerAppId?: string;
  readonly messengerUrl?: string;
  readonly helpDeskKey?: string;
  readonly helpDeskUrl?: string;
  readonly tagManagerId?: string;
  readonly tagManagerUrl?: string;
}

export interface RuntimeConfig {
  readonly environment: 'production' | 'development';
  readonly brand: string;
  readonly brandSettings?: BrandSettings;
  readonly siteUrl: string;
  readonly endpoints: Endpoints;
  /** Origins on which the payment provider's page may be besides the site's own, for example `https://pay.example`. */
  readonly cashierOrigins: readonly string[];
  /** Origins on which the pages of games may be besides the site's own (PLAY-29). */
  readonly gameOrigins: readonly string[];
  /** Whether the page may choose a world of the simulated platform by `?world=`. Never in production. */
  readonly worlds: boolean;
  readonly captcha: { readonly provider: 'stand-in' | 'recaptcha' | 'none' };
  readonly widgets: WidgetConfig;
}

function endpointsOf(source: Json): Endpoints {
  const endpoints = source['endpoints'];
  if (!isObject(endpoints)) throw new ConfigError("config.json: 'endpoints' must be an object.");
  const one = (key: string) => text(endpoints, key, `endpoints.${key}`);
  return {
    authentication: one('authentication'),
    main: one('main'),
    promo: one('promo'),
    subscriptions: one('subscriptions'),
  };
}

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^https?:/.test(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value;

function originsOf(source: Json, key: 'cashierOrigins' | 'gameOrigins'): readonly string[] {
  const { [key]: given = [] } = source;
  const entries: unknown[] = Array.isArray(given) ? given : [null];
  if (entries.every(isOrigin)) return entries;
  throw new ConfigError(`config.json: '${key}' must be a list of origins, for example https://pay.example.`);
}

const widgetSettings = [
  'messengerAppId',
  'messengerUrl',
  'helpDeskKey',
  'helpDeskUrl',
  'tagManagerId',
  'tagManagerUrl',
] as const satisfies readonly (keyof WidgetConfig)[];

function widgetsOf(source: Json): WidgetConfig {
  const widgets = source['widgets'];
  if (!isObject(widgets)) return {};
  return Object.fromEntries(
    widgetSettings.flatMap((key) => {
      const value = widgets[key];
      return typeof value === 'string' && value !== '' ? [[key, value]] : [];
    }),
  );
}

function captchaOf(source: Json): RuntimeConfig['captcha'] {
  const captcha = source['captcha'];
  const provider = isObject(captcha) ? captcha['provider'] : undefined;
  return { provider: provider === 'recaptcha' || provider === 'stand-in' ? provider : 'none' };
}

/** Reads `/config.json` but the brand's settings. @throws ConfigError naming the first that is missing or malformed */
export function parseConfig(source: unknown): RuntimeConfig {
  if (!isObject(source)) throw new ConfigError('config.json: must be an object.');
  const environment = source['environment'] === 'development' ? 'development' : 'production';
  return {
    environment,
    brand: text(source, 'brand'),
    brandSettings: {},
    siteUrl: text(source, 'siteUrl'),
    endpoints: endpointsOf(source),
    cashierOrigins: originsOf(source, 'cashierOrigins'),
    gameOrigins: originsOf(source, 'gameOrigins'),
    worlds: environment === 'development' && source['worlds'] === true,
    captcha: captchaOf(source),
    widgets: widgetsOf(source),
  };
}

/**
 * Reads the settings of a parsed `/config.json` with what they change of the brand, whose reader is fetched only when there
 * is something to read: most installations change nothing, and the first screen waits for every byte.
 * @throws ConfigError naming the first setting that is missing or malformed
 */
export async function parseWholeConfig(source: unknown): Promise<RuntimeConfig> {
  const config = parseConfig(source);
  const settings = isObject(source) ? source['brandSettings'] : undefined;
  if (!isObject(settings) || Object.keys(settings).length === 0) return config;
  const { brandSettingsOf } = await import('./brand-settings.ts');
  return { ...config, brandSettings: brandSettingsOf(settings) };
}

/** Reads the settings that stand in the page, or fetches `/config.json`. @throws ConfigError, or a network error */
export async function loadConfig(): Promise<RuntimeConfig> {
  const inPage = document.getElementById('config')?.textContent;
  if (inPage) return parseWholeConfig(JSON.parse(inPage));
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new ConfigError(`config.json: answered ${String(response.status)}.`);
  return parseWholeConfig(await response.json());
}

const ConfigContext = createContext<RuntimeConfig | null>(null);

export const ConfigProvider = ConfigContext;

export function useConfig(): RuntimeConfig {
  const config = use(ConfigContext);
  if (!config) throw new ConfigError('The settings have not been loaded.');
  return config;
}
