import { chakra } from '@chakra-ui/react';
import { Select } from '@magpie/ui/forms';
import type { JSX } from 'react';

/** As many choices beside each other as fit. */
export const FilterGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.field}, 100%), 1fr))',
    alignItems: 'end',
    gap: '4',
    mb: '4',
  },
});

export interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few values of a list's filter. */
export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChoose,
}: ChoiceProps<T>): JSX.Element {
  return (
    <Select
      label={label}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen) onChoose(chosen.value);
      }}
    />
  );
}
