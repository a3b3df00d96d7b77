import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { JSX, ReactNode } from 'react';
import { FieldProblem } from './field-problem.tsx';

export interface FieldProps {
  readonly label: string;
  /** Under the control while there is no error. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export interface ControlAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
}

export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, hint, error, optional, required, disabled, ...rest } = props;
  const field = {
    label,
    hint,
    error,
    ...(optional !== undefined && { optional }),
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
  };
  return [field, rest];
}

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6px', minW: '0', textAlign: 'start' },
});

const Label = chakra('label', { base: { textStyle: 'label', alignSelf: 'flex-start' } });

const Note = chakra('p', {
  base: { fontSize: '13px', lineHeight: '18px', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
});

export interface FieldFrameProps extends FieldProps {
  /** Draws the control with the attributes it must carry. */
  readonly children: (control: ControlAttributes) => ReactNode;
  /** Something beneath hint or error, for example quick amounts. */
  readonly below?: ReactNode;
}

/** Label, control, hint or error. The error is announced when it appears and named by the control. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  required = false,
  disabled = false,
  children,
  below,
}: FieldFrameProps): JSX.Element {
  const id = useId();
  const noteId = `${id}note`;
  const noted = error !== undefined || hint !== undefined;
  return (
    <Column>
      <Label htmlFor={id}>
        {label}
        {optional && (
          <chakra.span fontWeight="400" color="fg.subtle">
            {' '}
            (optional)
          </chakra.span>
        )}
      </Label>
      {children({
        id,
        required,
        disabled,
        'aria-invalid': error !== undefined,
        ...(noted && { 'aria-describedby': noteId }),
      })}
      {error === undefined ? (
        hint !== undefined && <Note id={noteId}>{hint}</Note>
      ) : (
        <FieldProblem id={noteId}>{error}</FieldProblem>
      )}
      {below}
    </Column>
  );
}
