export { CodeField } from './code-field.tsx';
export { useCodeSlot } from './code-slot.tsx';
export { SendCodeBlock } from './send-code-block.tsx';
export { SendCodeButton } from './send-code-button.tsx';
export { SendCodeRow } from './send-code-row.ts';
export { useCodeFlow } from './use-code-flow.ts';
export { useCodeSending } from './use-code-sending.ts';
export type { CodeSending } from './use-code-sending.ts';
export { useEmptiedCode } from './use-emptied-code.ts';
