import { chakra } from '@chakra-ui/react';
import { Field } from '@magpie/ui/forms';
import type { JSX } from 'react';

const Area = chakra('textarea', {
  base: {
    width: 'full',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.field',
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    fontSize: { base: 'body', md: 'detail' },
    lineHeight: { base: 'body', md: 'label' },
    resize: 'vertical',
    whiteSpace: 'pre',
    overflow: 'auto',
  },
});

export interface EditorProps {
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text of a language that a machine reads. */
export function Editor({ label, hint, rows, value, error, onChange }: EditorProps): JSX.Element {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Area
          {...control}
          rows={rows}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
