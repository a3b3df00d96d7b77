import { z } from 'zod';
import { type OperationName, operations } from './operations.ts';

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
  name: OperationName,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const response = await post(address, { operationName: name, query: operations[name], variables });
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
