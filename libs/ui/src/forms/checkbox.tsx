import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { busyControl } from './busy.ts';
import { FieldProblem } from './field-problem.tsx';

const Row = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: '3',
    alignItems: 'start',
    py: '1',
    minH: '28px',
    cursor: 'pointer',
    fontSize: '14.5px',
    lineHeight: '20px',
    '@media (pointer: coarse), (max-width: 767px)': { py: '3', minH: '44px' },
    '& > input': { position: 'absolute', opacity: '0', boxSize: '20px', cursor: 'inherit' },
    '& > [data-part=box]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '20px',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'sm',
      bg: 'bg.field',
      color: 'transparent',
    },
    '& > input:checked + [data-part=box]': {
      layerStyle: 'counterchange',
      _highContrast: { color: 'CanvasText', forcedColorAdjust: 'none' },
    },
    '& > input:focus-visible + [data-part=box]': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '2px',
    },
    '& > input[aria-invalid=true] + [data-part=box]': { borderColor: 'red.fg' },
    '&:has(> input:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
});

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly busy?: boolean;
}

export function Checkbox({ children, error, busy = false, ...input }: CheckboxProps): JSX.Element {
  const noteId = useId();
  const invalid = error !== undefined;
  return (
    <div>
      <Row>
        <input
          {...input}
          type="checkbox"
          aria-invalid={invalid}
          {...(invalid && { 'aria-describedby': noteId })}
          {...(busy && busyControl)}
        />
        <span data-part="box" aria-hidden>
          <Check size={14} strokeWidth={3} />
        </span>
        <span>{children}</span>
      </Row>
      {invalid && (
        <FieldProblem id={noteId} ps="32px">
          {error}
        </FieldProblem>
      )}
    </div>
  );
}
