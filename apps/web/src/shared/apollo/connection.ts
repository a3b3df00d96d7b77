import { createStore } from '../store/index.ts';

/** Whether the socket for pushes was lost and is not back yet, so that what was pushed last may be out of date. */
export const connectionLost = createStore(false);
