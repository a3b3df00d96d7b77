import { createStore } from '../store/index.ts';

/** Whether pushes cannot arrive, so that what was pushed last may be out of date. */
export const socketOffline = createStore(false);

/** How many times the socket was connected. What was fetched before the latest time may have missed a push. */
export const reconnectCount = createStore(0);
