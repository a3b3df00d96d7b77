import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps, JSX } from 'react';
import { IconButton } from './button.tsx';
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

/** A search with a button that clears it, as Escape does; the focus stays in it. */
export function SearchInput({ label, value, onValueChange, ...rest }: SearchInputProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <InputBox size="sm">
      <Icon of={Search} />
      <input
        {...rest}
        ref={input}
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
      {value !== '' && (
        <IconButton
          label="Clear search"
          my="-1"
          me="-3"
          onClick={() => {
            onValueChange('');
            input.current?.focus();
          }}
        >
          <Icon of={X} size="sm" />
        </IconButton>
      )}
    </InputBox>
  );
}
