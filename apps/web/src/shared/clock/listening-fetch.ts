import { clockHeader } from '@magpie/domain/calendar';
import { hearAnswer } from './world-clock.ts';

/** `fetch` to the platform, whose answers say what its clock shows. */
export async function listeningFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(...request);
  hearAnswer(response.headers.get(clockHeader), sentAt);
  return response;
}
