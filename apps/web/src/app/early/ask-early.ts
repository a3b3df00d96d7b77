import { cookieNames } from '@magpie/domain/session';
import type { EarlyCall } from '#shared/apollo/early-answers.ts';
import { worldKey } from '#shared/config/world.ts';
import { narrowingWords } from '#shared/navigation/narrowing.ts';

/** An operation by its name, with its variables as JSON, in which `%SLUG%` stands for the last word of the address. */
export interface EarlyOperation {
  readonly name: string;
  readonly variables: string;
}

export interface EarlyPage {
  readonly operations: readonly EarlyOperation[];
  /** What a visitor alone asks for in this way. */
  readonly ofVisitors: readonly EarlyOperation[];
  readonly scripts: readonly string[];
}

/** By address, or by all of it but the last word with `*` in its place. */
export interface EarlyList {
  readonly pages: Readonly<Record<string, EarlyPage>>;
  readonly queries: Readonly<Record<string, { readonly text: string; readonly endpoint: 'main' | 'promo' }>>;
  readonly adminCodes: Readonly<Record<string, string>>;
}

interface Settings {
  readonly environment: string;
  readonly brand: string;
  readonly brandSettings?: { readonly adminCode?: string };
  readonly worlds: boolean;
  readonly endpoints: Readonly<Record<'main' | 'promo', string>>;
}

const tokenCookie = new RegExp(`(?:^|; )${cookieNames.accessToken}=([^;]+)`);

function headersOf(settings: Settings, adminCode: string, query: URLSearchParams): Record<string, string> {
  const token = tokenCookie.exec(document.cookie)?.[1];
  const isDevelopment = settings.environment === 'development' && settings.worlds;
  const world = isDevelopment ? (query.get('world') ?? sessionStorage.getItem(worldKey)) : null;
  return {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
    'x-admin-code': adminCode,
    'x-channel': 'DESKTOP_WEB',
    ...(token === undefined ? {} : { authorization: `Bearer ${decodeURIComponent(token)}` }),
    ...(world ? { 'x-world': world } : {}),
  };
}

async function answerOf(address: string, headers: Record<string, string>, body: string) {
  const response = await fetch(address, { method: 'POST', headers, body });
  return { response, arrivedAt: Date.now() };
}

function preload(scripts: readonly string[]): void {
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** What the page does not answer itself: one made ahead holds what the main endpoint told a visitor of the usual world. */
function unanswered({ operations, ofVisitors }: EarlyPage, headers: object, queries: EarlyList['queries']) {
  if ('authorization' in headers) return operations;
  const all = [...operations, ...ofVisitors];
  const isAnswered = 'answered' in document.documentElement.dataset && !('x-world' in headers);
  return isAnswered ? all.filter(({ name }) => queries[name]?.endpoint === 'promo') : all;
}

/** Asks for the scripts and the first answers of the page that is opened while the app itself is still on its way. */
export function askEarly({ pages, queries, adminCodes }: EarlyList): void {
  const { pathname, search } = location;
  const [, start = '', slug = ''] = /^(.*\/)([\w-]*)$/.exec(pathname) ?? [];
  const page = pages[pathname] ?? (slug === '' ? undefined : pages[`${start}*`]);
  if (!page) return;
  preload(page.scripts);
  const text = document.getElementById('config')?.textContent;
  const settings = text ? (JSON.parse(text) as Settings) : null;
  const query = new URLSearchParams(search);
  const adminCode = settings?.brandSettings?.adminCode ?? adminCodes[settings?.brand ?? ''];
  if (!settings || adminCode === undefined || narrowingWords.some((name) => query.has(name))) return;
  const headers = headersOf(settings, adminCode, query);
  globalThis.earlyCalls = unanswered(page, headers, queries).flatMap(({ name, variables }): EarlyCall[] => {
    const known = queries[name];
    if (!known) return [];
    const own = variables.replace('%SLUG%', slug.toUpperCase());
    const begins = `{"operationName":"${name}","variables":${own},`;
    const address = `${settings.endpoints[known.endpoint]}?operationName=${name}`;
    const answer = answerOf(address, headers, `${begins}"query":${JSON.stringify(known.text)}}`);
    // What nobody takes is nobody's failure.
    answer.catch(() => undefined);
    return [{ address, begins, headers, sentAt: Date.now(), answer }];
  });
}
