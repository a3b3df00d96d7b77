import { amountKeyAllowed, isPastedAmount, maskAmount } from '@magpie/domain/format';
import { X } from 'lucide-react';
import type { JSX, KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { AffixButton } from './affix-button.tsx';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** Props of `AmountInput`. */
export interface AmountInputProps extends FieldProps {
  /** Currency symbol before the figure. */
  readonly symbol: string;
  /** The amount as typed, masked. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  /** `amount` is the large field of a deposit. */
  readonly size?: 'amount' | 'md';
  /** Beneath the field, for example quick amounts as `Chip`s. */
  readonly below?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>): void {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  const named = event.key.length > 1;
  if (shortcut || event.key === 'Enter' || event.key === 'Escape') return;
  if (named && event.key.startsWith('F')) return;
  if (!amountKeyAllowed(event.key, event.currentTarget.value)) event.preventDefault();
}

/** A money amount: only digits and one point, at most 2 decimals (FMT-01 to FMT-04, decided in the domain). */
export function AmountInput(props: AmountInputProps): JSX.Element {
  const [field, { symbol, value, onValueChange, size = 'amount', below, placeholder = '0.00', ...input }] =
    splitField(props);
  return (
    <Field {...field} below={below}>
      {(control) => (
        <InputBox size={size}>
          <span data-part="affix">{symbol}</span>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onKeyDown={refuseOtherKeys}
            onPaste={(event) => {
              if (isPastedAmount(event.clipboardData.getData('text'))) return;
              event.preventDefault();
              onValueChange('');
            }}
            onChange={(event) => {
              onValueChange(maskAmount(event.target.value));
            }}
          />
          {value !== '' && !control.disabled && (
            <AffixButton
              label="Clear amount"
              onClick={() => {
                onValueChange('');
              }}
            >
              <Icon of={X} />
            </AffixButton>
          )}
        </InputBox>
      )}
    </Field>
  );
}
