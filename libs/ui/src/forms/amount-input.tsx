import {
  amountKeyAllowed,
  maskAmount,
  pasteAmount,
  withoutSelection,
  type Selection,
} from '@magpie/domain/format';
import { X } from 'lucide-react';
import type { ClipboardEvent, CSSProperties, DragEvent, JSX, KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { AffixButton } from './affix-button.tsx';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface AmountInputProps extends FieldProps {
  readonly symbol: string;
  readonly decimals?: number;
  /** The amount as typed, masked. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly size?: 'amount' | 'md';
  /** Beneath the field, for example quick amounts as `Chip`s. */
  readonly below?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

function selectionOf({ selectionStart, selectionEnd, value }: HTMLInputElement): Selection {
  return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>): void {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  const named = event.key.length > 1;
  if (shortcut || event.key === 'Enter' || event.key === 'Escape') return;
  if (named && event.key.startsWith('F')) return;
  const input = event.currentTarget;
  const rest = withoutSelection(input.value, selectionOf(input));
  if (!amountKeyAllowed(event.key, rest)) event.preventDefault();
}

/** Leaves a paste to the browser, which keeps the caret, as far as the mask makes the right amount of it. */
function pasted(
  event: ClipboardEvent<HTMLInputElement>,
  decimals: number,
  onValueChange: (value: string) => void,
): void {
  const { value } = event.currentTarget;
  const selection = selectionOf(event.currentTarget);
  const text = event.clipboardData.getData('text');
  const next = pasteAmount(value, selection, text, decimals);
  const natural = value.slice(0, selection.start) + text + value.slice(selection.end);
  if (next !== '' && next === maskAmount(natural, decimals)) return;
  event.preventDefault();
  onValueChange(next);
}

function dropped(
  event: DragEvent<HTMLInputElement>,
  decimals: number,
  onValueChange: (value: string) => void,
): void {
  event.preventDefault();
  if (event.currentTarget.disabled || event.currentTarget.readOnly) return;
  onValueChange(pasteAmount('', { start: 0, end: 0 }, event.dataTransfer.getData('text'), decimals));
}

/** Tells the style how many characters the figure has, so that its size can give way. */
const roomFor = (figure: string) => ({ '--characters': figure.length }) as CSSProperties;

/** A money amount: only digits and one point, at most as many decimals as given, 2 otherwise (FMT-01 to FMT-04, DEP-35, decided in the domain). */
export function AmountInput(props: AmountInputProps): JSX.Element {
  const [
    field,
    { symbol, decimals = 2, value, onValueChange, size = 'amount', below, placeholder, ...input },
  ] = splitField(props);
  const empty = placeholder ?? `0.${'0'.repeat(decimals)}`;
  return (
    <Field {...field} below={below}>
      {(control) => (
        <InputBox size={size}>
          <span data-part="affix">{symbol}</span>
          <span data-part="figure" style={roomFor(value === '' ? empty : value)}>
            <input
              {...input}
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder={empty}
              value={value}
              onKeyDown={refuseOtherKeys}
              onPaste={(event) => {
                pasted(event, decimals, onValueChange);
              }}
              onDrop={(event) => {
                dropped(event, decimals, onValueChange);
              }}
              onChange={(event) => {
                onValueChange(maskAmount(event.target.value, decimals));
              }}
            />
          </span>
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
