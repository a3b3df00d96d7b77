export { registerSchema } from './register.ts';
export type { RegisterSettings, RegisterValues } from './register.ts';
