import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, CSSProperties, JSX, Ref } from 'react';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { caretOf, isMarked, useMarked } from './use-marked.ts';

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
    containerType: 'inline-size',
    // Over the cells but unseen: one real input, so that paste, autofill and screen readers work as in any field.
    '& > input': {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      opacity: '0',
      fontFamily: 'monospace',
      fontSize: '16px',
      // As wide as the cells, so that a press on one sets the caret there.
      letterSpacing: 'calc((100cqi + {spacing.2}) / var(--cells) - 1ch)',
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

/** A code of letters or digits in cells, with `onComplete` as soon as all are there. */
export function CodeInput(props: CodeInputProps): JSX.Element {
  const [field, { value, onValueChange, onComplete, length = 6, kind = 'numeric', onBlur, ...input }] =
    splitField(props);
  const { marked, mark, unmark } = useMarked();
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { currentTarget: box } = event;
    const caret = caretOf(box);
    const clean = (text: string): string => text.replace(unwanted[kind], '');
    const before = clean(box.value.slice(0, caret)).slice(0, length);
    const after = clean(box.value.slice(caret));
    // In a full code what is typed takes the place of what stood after it.
    const code = before + after.slice(Math.max(0, before.length + after.length - length));
    // Here already: React would send the caret to the end.
    box.value = code;
    box.setSelectionRange(before.length, before.length);
    mark(event);
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
            onChange={change}
            onFocus={mark}
            onSelect={mark}
            onBlur={() => {
              unmark();
              onBlur?.();
            }}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden
              {...(marked &&
                isMarked(index, marked, Math.min(value.length, length - 1)) && { 'data-active': '' })}
            >
              {value[index]}
            </span>
          ))}
        </Row>
      )}
    </Field>
  );
}
