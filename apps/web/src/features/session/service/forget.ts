import type { PlatformClient } from '../../../shared/apollo/index.ts';
import { logNote } from '../../../shared/log/index.ts';

/**
 * Closes the socket (PUSH-15) and forgets what was fetched for the member; what a visitor sees is fetched again.
 * Never rejects.
 */
export async function forgetMember({ client, socket }: PlatformClient): Promise<void> {
  try {
    await socket.close();
    await client.resetStore();
  } catch (error) {
    logNote('Not everything could be fetched again after the session ended.', error);
  }
}
