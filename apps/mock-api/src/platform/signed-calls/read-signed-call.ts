import { decideSignedBody } from '@magpie/domain/signed-calls';
import type { signedBodyReasons } from '@magpie/domain/signed-calls';
import express from 'express';
import type { RequestHandler } from 'express';
import { checkMaintenance } from '../auth/index.ts';
import { refusalOf } from '../graphql/index.ts';
import type { IncomingCall, PlatformServices } from '../http/index.ts';
import type { World } from '../worlds/index.ts';
import { checkSignature } from './signed-calls.ts';

/** Largest body of another server's call, in bytes. */
const MAX_BYTES = 8 * 1024;

/** Reads a body as it came, because the signature is over its bytes. */
export const signedBody: RequestHandler = express.raw({ type: () => true, limit: MAX_BYTES });

/** How a server's calls are signed. */
export interface Signer {
  /** What the names of its headers begin with: `x-vendor` for `x-vendor-timestamp` and `x-vendor-signature`. */
  readonly header: string;
  readonly key: string;
  readonly reasons: ReturnType<typeof signedBodyReasons>;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The world and the body of another server's genuine call.
 * @throws Refusal UNAUTHENTICATED, BAD_USER_INPUT, or MAINTENANCE_MODE
 */
export async function readSignedCall(
  { header: headerOf, body }: IncomingCall,
  { settings, registry }: PlatformServices,
  { header, key, reasons }: Signer,
): Promise<{ readonly world: World; readonly json: unknown }> {
  const named = (settings.control ? headerOf('x-world') : undefined) ?? 'default';
  // Which worlds there are is told to nobody who cannot sign.
  const found: World | null = await registry.get(named).catch(() => null);
  const call = {
    body,
    world: named,
    incarnation: found?.incarnation ?? '',
    timestamp: headerOf(`${header}-timestamp`) ?? '',
    signature: headerOf(`${header}-signature`) ?? '',
  };
  const signature = found ? checkSignature(key, call, found.now()) : 'FORGED';
  const json = signature === 'GENUINE' ? parsed(body) : undefined;
  const decision = decideSignedBody({ signature, json: json !== undefined });
  if (!decision.allowed) throw refusalOf(reasons, decision);
  const world = found ?? (await registry.get(named));
  checkMaintenance(world);
  return { world, json };
}
