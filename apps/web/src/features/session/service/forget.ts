import type { PlatformClient } from '../../../shared/apollo/index.ts';
import { logNote } from '../../../shared/log/index.ts';

/**
 * Closes the socket (PUSH-15) and forgets what was fetched for the member; what a visitor sees is fetched again. Settles
 * as soon as nothing of the member is left, and never rejects.
 */
export async function forgetMember({ client, socket }: PlatformClient): Promise<void> {
  const note = (error: unknown) => {
    logNote('Not everything could be fetched again after the session ended.', error);
  };
  const closed = socket.close().catch(note);
  await new Promise<void>((resolve) => {
    const stopListening = client.onResetStore(() => {
      resolve();
      return Promise.resolve();
    });
    client
      .resetStore()
      .catch(note)
      .finally(() => {
        stopListening();
        resolve();
      });
  });
  await closed;
}
