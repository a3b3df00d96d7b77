import { createServer } from 'node:net';

export async function isFree(port: number, host = 'localhost'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => {
    resolve(false);
  });
  server.listen(port, host, () =>
    server.close(() => {
      resolve(true);
    }),
  );
  return promise;
}

/** Free when asked; another process may still take it. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server.close(() => {
      resolve(port);
    });
  });
  return promise;
}
