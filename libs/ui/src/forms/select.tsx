import { ChevronDown } from 'lucide-react';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { busyControl } from './busy.ts';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** One choice of a `Select`. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Props of `Select`; anything a `<select>` takes besides. */
export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'size' | 'id' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** First, empty choice. */
  readonly placeholder?: string;
  /** The choices are on their way. */
  readonly loading?: boolean;
  /** A change is under way: the select keeps the focus and another choice cannot be made. */
  readonly busy?: boolean;
}

/** A native select: the system's own picker on every device. */
export function Select(props: SelectProps): JSX.Element {
  const [field, { options, placeholder, loading = false, busy = false, ...select }] = splitField(props);
  const first = loading ? 'Loading' : placeholder;
  return (
    <Field {...field} disabled={loading || (field.disabled ?? false)}>
      {(control) => (
        <InputBox aria-busy={loading}>
          <select {...select} {...control} {...(busy && busyControl)}>
            {first !== undefined && <option value="">{first}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </InputBox>
      )}
    </Field>
  );
}
