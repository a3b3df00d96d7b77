export { signCall } from './signed-calls.ts';
export type { CallStamp, SignatureFinding, SignedCall } from './signed-calls.ts';
export { readSignedCall, signedBody } from './read-signed-call.ts';
export type { Signer } from './read-signed-call.ts';
export { vendorKey } from './vendor-key.ts';
