import type { PlatformClient } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';

/**
 * Closes the socket (PUSH-15) and clears the cache; what is on screen is fetched again. Settles as soon as the cache is
 * clear, and never rejects.
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
