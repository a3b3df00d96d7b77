import { Search } from 'lucide-react';
import type { ComponentProps, JSX } from 'react';
import { Icon } from './icon.tsx';
import { InputBox } from './input-box.tsx';

export interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'onChange' | 'value'
> {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export function SearchInput({ label, value, onValueChange, ...rest }: SearchInputProps): JSX.Element {
  return (
    <InputBox size="sm">
      <Icon of={Search} />
      <input
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onValueChange('');
        }}
      />
    </InputBox>
  );
}
