import type { Plugin } from 'vite';

/** Idle time in ms after which the preview closes a connection: no test that uses it takes longer. */
const longestIdle = 600_000;

/** Lets the preview never close a connection on which a call may be on its way; Node's own limit is 5 s. */
export function heldConnections(): Plugin {
  return {
    name: 'magpie:held-connections',
    configurePreviewServer({ httpServer }) {
      if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = longestIdle;
    },
  };
}
