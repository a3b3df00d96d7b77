import { ChevronDown } from 'lucide-react';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { busyControl } from './busy.ts';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Heading under which it stands, together with its neighbours of the same group. */
  readonly group?: string;
}

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'size' | 'id' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** First, empty choice. */
  readonly placeholder?: string;
  readonly loading?: boolean;
  /** A change is in progress: the select keeps the focus and another choice cannot be made. */
  readonly busy?: boolean;
}

function groupsOf(options: readonly SelectOption[]): readonly [string | undefined, SelectOption[]][] {
  const groups: [string | undefined, SelectOption[]][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last[0] === option.group) last[1].push(option);
    else groups.push([option.group, [option]]);
  }
  return groups;
}

const choice = ({ value, label, disabled = false }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

export function Select(props: SelectProps): JSX.Element {
  const [field, { options, placeholder, loading = false, busy = false, ...select }] = splitField(props);
  const first = loading ? 'Loading' : placeholder;
  return (
    <Field {...field} disabled={loading || (field.disabled ?? false)}>
      {(control) => (
        <InputBox aria-busy={loading}>
          <select {...select} {...control} {...(busy && busyControl)}>
            {first !== undefined && <option value="">{first}</option>}
            {groupsOf(options).map(([group, members]) =>
              group === undefined ? (
                members.map(choice)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(choice)}
                </optgroup>
              ),
            )}
          </select>
          <Icon of={ChevronDown} />
        </InputBox>
      )}
    </Field>
  );
}
