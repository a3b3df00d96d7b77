import type { Site } from '@magpie/domain/site';
import { StoryError } from './story.ts';

/** A platform, and a world of it, as the web app of a brand calls it. */
export interface Place {
  /** Without a slash at the end. */
  readonly platform: string;
  readonly world: string;
  readonly site: Pick<Site, 'adminCode'>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sends what a page of a game or a payment sends. @throws StoryError when its server refuses it */
export async function postFromPage(url: string, body: Fields): Promise<Fields> {
  const headers = { 'content-type': 'text/plain' };
  const answer = await postJson(url, body, headers);
  const { code, message } = answer;
  if (typeof code === 'string') throw new StoryError(`${url} refuses: ${code}, ${String(message)}`);
  return answer;
}

/** Sends JSON and reads the fields of the answer. */
export async function postJson(url: string, body: unknown, headers: Record<string, string>): Promise<Fields> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new StoryError(`No platform answers at ${url}.`);
  });
  const answer: unknown = await response.json();
  if (!isFields(answer)) throw new StoryError(`${url} answers no JSON object.`);
  return answer;
}

export const headersOf = ({ world, site }: Place, token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-admin-code': site.adminCode,
  'x-channel': 'DESKTOP_WEB',
  'x-world': world,
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

export interface Answered {
  readonly data: Fields | null;
  /** Of the first error; null for none. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** Reads an answer of a GraphQL endpoint. */
export function answeredBy({ data, errors }: Fields): Answered {
  const [error] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const extensions = isFields(error) ? error['extensions'] : null;
  const code = isFields(extensions) ? String(extensions['code']) : 'ERROR';
  const refusal = isFields(error) ? { code, message: String(error['message']) } : null;
  return { data: isFields(data) ? data : null, refusal };
}

/** Logs a person in with the seeded password and answers the token. */
export async function logIn(place: Place, email: string, password: string): Promise<string> {
  const headers = { ...headersOf(place), authorization: `Basic ${btoa(`${email}:${password}`)}` };
  const url = `${place.platform}/authenticate?ttl=7776000`;
  const { access, message } = await postJson(url, { isEmail: true }, headers);
  if (typeof access !== 'string') throw new StoryError(`${email} cannot log in: ${String(message)}`);
  return access;
}
