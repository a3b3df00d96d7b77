export { checkSignature, signCall } from './signed-calls.ts';
export type { CallStamp, SignatureFinding, SignedCall } from './signed-calls.ts';
