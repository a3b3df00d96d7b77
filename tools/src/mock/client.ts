import { controlTexts } from '@magpie/gql/control-texts';
import { z } from 'zod';

export class ControlError extends Error {
  override readonly name = 'ControlError';
}

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
});

const texts: Readonly<Record<string, string>> = controlTexts;

async function post(address: string, body: unknown): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ControlError(
      `No platform answers at ${address}: start it with "npm start", or set API_PORT to its port.`,
    );
  }
}

/**
 * Sends one control operation and returns its only field.
 * @throws ControlError when no platform answers, its control plane is off, or it refuses
 */
export async function control(
  address: string,
  name: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const response = await post(address, { operationName: name, query: texts[name], variables });
  if (response.status === 404) {
    throw new ControlError(
      `The platform at ${address} has its control plane off: start it with MOCK_CONTROL=on.`,
    );
  }
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    throw new ControlError(
      `What answers at ${address} is not the platform (status ${String(response.status)}).`,
    );
  }
  const [error] = parsed.data.errors ?? [];
  if (error) throw new ControlError(`${error.extensions?.code ?? 'ERROR'}: ${error.message}`);
  return Object.values(parsed.data.data ?? {})[0];
}

/** The text at an address of the platform. @throws ControlError when no platform answers, or not with it */
export async function read(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok !== true) throw new ControlError(`${address} cannot be read.`);
  return response.text();
}
