import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import type { CodeSending } from './use-code-sending.ts';

/** Why `SendCodeButton` is grey. */
export function SendCodeBlock({ block }: Pick<CodeSending, 'block'>): JSX.Element | null {
  if (block === null) return null;
  return (
    <Text id={block.id} size="body.sm" tone="muted">
      {block.text}
    </Text>
  );
}
