import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CSSProperties, JSX, Ref } from 'react';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface CodeInputProps extends FieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onComplete?: (code: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly length?: number;
  /** `numeric` keeps digits only, `text` letters and digits. */
  readonly kind?: 'numeric' | 'text';
  readonly ref?: Ref<HTMLInputElement>;
}

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--cells), minmax(0, 1fr))',
    gap: '2',
    maxW: '336px',
    // Over the cells but unseen: one real input, so that paste, autofill and screen readers work as in any field.
    '& > input': {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      opacity: '0',
      fontSize: '16px',
      cursor: 'text',
    },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      minH: '56px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg.field',
      fontFamily: 'heading',
      fontSize: '24px',
      fontWeight: '650',
      fontStretch: '110%',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > span[data-active]': { borderColor: 'focus.ring', outline: '1px solid', outlineColor: 'focus.ring' },
    '& > span[data-active]:empty::after': {
      content: '""',
      width: '2px',
      height: '24px',
      bg: 'accent.solid',
      animation: 'blink 1.1s steps(2) infinite',
    },
    '& > input[aria-invalid=true] ~ span': { borderColor: 'red.fg' },
    '& > input:disabled ~ span': { bg: 'transparent', borderColor: 'border', color: 'fg.muted' },
  },
});

const unwanted = { numeric: /[^0-9]/g, text: /[^0-9A-Za-z]/g } as const;

export function CodeInput(props: CodeInputProps): JSX.Element {
  const [field, { value, onValueChange, onComplete, length = 6, kind = 'numeric', onBlur, ...input }] =
    splitField(props);
  const [focused, setFocused] = useState(false);
  const change = (text: string): void => {
    const code = text.replace(unwanted[kind], '').slice(0, length);
    onValueChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field {...field}>
      {(control) => (
        <Row style={{ '--cells': length } as CSSProperties}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode={kind === 'numeric' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              change(event.target.value);
            }}
            onFocus={() => {
              setFocused(true);
            }}
            onBlur={() => {
              setFocused(false);
              onBlur?.();
            }}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden
              {...(focused && index === Math.min(value.length, length - 1) && { 'data-active': '' })}
            >
              {value[index]}
            </span>
          ))}
        </Row>
      )}
    </Field>
  );
}
