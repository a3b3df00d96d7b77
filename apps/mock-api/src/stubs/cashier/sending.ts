import { z } from 'zod';
import { providerKey } from '#modules/payments/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { signCall } from '#platform/signed-calls/index.ts';
import type { World } from '#platform/worlds/index.ts';

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 10_000;

export interface Verdict {
  /** Whether the answer is for good; otherwise the call is sent again. */
  readonly settled: boolean;
  /** 'OK', or the error's code; 'REFUSED' for a refusal that names none. */
  readonly code: string;
  readonly message: string;
}

const again = (code: string): Verdict => ({ settled: false, code, message: '' });

const answers = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  errCode: z.string().optional(),
  errMsg: z.string().optional(),
  success: z.boolean().optional(),
});

function verdictOf(status: number, answer: z.infer<typeof answers>): Verdict {
  const code = answer.code ?? answer.errCode ?? (answer.success === false ? 'REFUSED' : 'OK');
  const message = answer.message ?? answer.errMsg ?? '';
  if (status === 200) return { settled: true, code, message };
  const isTransient = status >= 500 || status === 429 || status === 409;
  return isTransient ? again(code) : { settled: true, code, message };
}

/** Sends a call of the provider to the platform over HTTP, signed at the world's time. Never throws. */
export async function sendCall(
  { settings, localUrl, send }: PlatformServices,
  world: World,
  call: string,
  body: string,
): Promise<Verdict> {
  const timestamp = String(Math.floor(world.now().getTime() / 1000));
  const stamp = { timestamp, world: world.id, incarnation: world.incarnation };
  try {
    const response = await send(`${localUrl()}/payments/provider/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-world': world.id,
        'x-provider-timestamp': timestamp,
        'x-provider-signature': signCall(providerKey(settings.jwtSecret), stamp, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return verdictOf(response.status, answers.parse(await response.json()));
  } catch {
    return again('NO_ANSWER');
  }
}
