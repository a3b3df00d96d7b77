import { chakra } from '@chakra-ui/react';
import { Icon, InputBox } from '@magpie/ui';
import { ChevronDown } from 'lucide-react';
import type { JSX } from 'react';

const Box = chakra(InputBox, {
  base: {
    width: 'auto',
    maxW: 'full',
    mdDown: { px: '2.5', gap: '1.5' },
    '& select': {
      flex: '1',
      minW: '0',
      textOverflow: 'ellipsis',
      fontSize: 'label',
      fontWeight: '600',
      pe: '1',
    },
  },
});

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly onChange: (value: string) => void;
}

/** One of a list, by the browser's own select: it opens as a wheel on a phone and costs no script. */
export function Choice({ label, value, options, onChange }: ChoiceProps): JSX.Element {
  return (
    <Box size="sm" as="label">
      <chakra.span color="fg.muted" fontSize={{ base: 'caption', md: 'label' }}>
        {label}
      </chakra.span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </Box>
  );
}
