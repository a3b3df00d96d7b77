import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { Nothing } from './nothing.tsx';

const Well = chakra('pre', {
  base: {
    layerStyle: 'well',
    p: '3',
    maxH: 'picture',
    overflow: 'auto',
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    fontSize: 'caption',
    lineHeight: 'caption',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export interface JsonProps {
  readonly value: unknown;
  readonly label: string;
  /** What stands there for nothing. */
  readonly empty: string;
}

export function Json({ value, label, empty }: JsonProps): JSX.Element {
  const isEmpty = value == null || (typeof value === 'object' && Object.keys(value).length === 0);
  if (isEmpty) return <Nothing>{empty}</Nothing>;
  return (
    <Well tabIndex={0} role="region" aria-label={label}>
      {JSON.stringify(value, null, 2)}
    </Well>
  );
}
