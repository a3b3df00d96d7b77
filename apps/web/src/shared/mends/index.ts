export { openMend } from './open-mend.ts';
export type { MendContext } from './open-mend.ts';
