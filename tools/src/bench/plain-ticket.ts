import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/*
 * The tickets of the plain server: JWTs with the claims of the platform's own.
 */

const key = createSecretKey(Buffer.from('the tickets of a plain server'));

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signatureOf = (content: string): Buffer => createHmac('sha256', key).update(content).digest();

const claims = z.object({ sub: z.string(), login: z.string(), game: z.string(), exp: z.number() });

export type PlainTicket = z.infer<typeof claims>;

export function signPlainTicket(ticket: PlainTicket): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(ticket)}`;
  return `${content}.${signatureOf(content).toString('base64url')}`;
}

/** @throws Error for one that is forged or over */
export function readPlainTicket(text: string): PlainTicket {
  const end = text.lastIndexOf('.');
  const given = Buffer.from(text.slice(end + 1), 'base64url');
  const expected = signatureOf(text.slice(0, end));
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Error('The ticket is forged.');
  const payload = Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('utf8');
  const ticket = claims.parse(JSON.parse(payload));
  if (ticket.exp < Date.now() / 1000) throw new Error('The ticket is over.');
  return ticket;
}
