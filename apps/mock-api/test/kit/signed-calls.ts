import { signCall } from '#platform/signed-calls/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { post } from './calls.ts';
import type { ServiceAnswer } from './calls.ts';

/** How another server's call is signed; as it should be where nothing is given. */
export interface Signing {
  readonly signature?: string;
  /** Epoch seconds, as written; the world's time when left out. */
  readonly timestamp?: string;
  /** Id of the world it is signed for; that it is sent to when left out. */
  readonly signedFor?: string;
  /** Incarnation of the world that it is signed for; its present one when left out. */
  readonly incarnation?: string;
}

interface SignedCall {
  readonly address: string;
  readonly world: World;
  /** As its headers begin: `x-provider-timestamp` and `x-provider-signature`. */
  readonly sender: 'platform' | 'provider' | 'vendor';
  readonly key: string;
  /** An object, or the text as it is. */
  readonly body: unknown;
  readonly signing: Signing;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a call as another server does, signed at the world's time. */
export function postSigned(call: SignedCall): Promise<ServiceAnswer> {
  const { address, world, sender, key, signing, headers } = call;
  const body = typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
  const stamp = {
    timestamp: signing.timestamp ?? String(Math.floor(world.now().getTime() / 1000)),
    world: signing.signedFor ?? world.id,
    incarnation: signing.incarnation ?? world.incarnation,
  };
  return post(address, {
    headers: {
      'content-type': 'application/json',
      'x-world': world.id,
      [`x-${sender}-timestamp`]: stamp.timestamp,
      [`x-${sender}-signature`]: signing.signature ?? signCall(key, stamp, body),
      ...headers,
    },
    body,
  });
}
