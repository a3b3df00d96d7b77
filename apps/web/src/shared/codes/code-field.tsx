import { codeLength } from '@magpie/domain/identity';
import { CodeInput, type CodeInputProps } from '@magpie/ui/forms';
import type { JSX } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';

type CodeFieldProps<V extends FieldValues, N extends FieldPath<V>, T> = Pick<
  CodeInputProps,
  'label' | 'hint' | 'required' | 'onComplete'
> & {
  readonly control: Control<V, unknown, T>;
  readonly name: N;
  readonly rules?: UseControllerProps<V, N, T>['rules'];
};

/** The code of a form that was sent to a person. */
export function CodeField<V extends FieldValues, N extends FieldPath<V>, T>({
  control,
  name,
  rules,
  ...shown
}: CodeFieldProps<V, N, T>): JSX.Element {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ control, name, ...(rules && { rules }) });
  return (
    <CodeInput
      {...shown}
      kind="text"
      length={codeLength}
      value={value ?? ''}
      error={error?.message}
      onValueChange={onChange}
      onBlur={onBlur}
      name={name}
      ref={ref}
    />
  );
}
