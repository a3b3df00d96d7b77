const password = 'Magpie@2026';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Logs a member in. @throws Error with the sentence of the refusal */
export async function tokensOf(world: string, member: string): Promise<Tokens> {
  const answer = await fetch('/authenticate?ttl=7776000', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${member}:${password}`)}`,
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      'x-world': world,
    },
    body: JSON.stringify({ isEmail: true }),
  });
  const body = (await answer.json()) as Partial<Tokens> & { readonly message?: string };
  if (!body.access || !body.refresh) throw new Error(body.message ?? 'The login was refused.');
  return { access: body.access, refresh: body.refresh };
}

const kept = new Map<string, string>();

/** An access token of a member, the same as long as the page is open. */
export async function tokenOf(world: string, member: string): Promise<string> {
  const key = `${world} ${member}`;
  const token = kept.get(key) ?? (await tokensOf(world, member)).access;
  kept.set(key, token);
  return token;
}
