import { chakra } from '@chakra-ui/react';
import { maskPhone } from '@magpie/domain/format';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { JSX, ReactNode, Ref } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { FieldProblem } from './field-problem.tsx';
import { countriesFailed, type PhoneCountry } from './phone-country.ts';
import { useLatePart } from './use-late-part.ts';

const loadPicker = async () => (await import('./country-picker.tsx')).CountryPicker;

export interface PhoneInputProps extends FieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly country: string;
  readonly onCountryChange: (code: string) => void;
  readonly countries: readonly PhoneCountry[];
  readonly countriesState?: 'ready' | 'loading' | 'failed';
  /** Loads the countries again that could not be loaded. */
  readonly onCountriesRetry?: () => void;
  /** After the number, for example a `Tag` or a small button. */
  readonly suffix?: ReactNode;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const CountryButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minH: '44px',
    pe: '3',
    borderInlineEndWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xs',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _disabled: { cursor: 'not-allowed' },
  },
});

/** A phone number with its country. The number keeps digits and one leading plus (FMT-13, decided in the domain). */
export function PhoneInput(props: PhoneInputProps): JSX.Element {
  const [field, rest] = splitField(props);
  const {
    value,
    onValueChange,
    country,
    onCountryChange,
    countries,
    countriesState = 'ready',
    onCountriesRetry,
    suffix,
    ...input
  } = rest;
  const { open, Part: CountryPicker, failed, toggle, close } = useLatePart(loadPicker);
  const box = useRef<HTMLDivElement>(null);
  const chosen = countries.find((each) => each.code === country);
  return (
    <Field {...field} below={failed && <FieldProblem>{countriesFailed}</FieldProblem>}>
      {(control) => (
        <InputBox ref={box}>
          <CountryButton
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-label={
              chosen ? `Country code: ${chosen.code} ${chosen.callingCode}, ${chosen.name}` : 'Country code'
            }
            disabled={control.disabled}
            onClick={toggle}
          >
            {country} {chosen?.callingCode}
            <Icon of={ChevronDown} size="sm" />
          </CountryButton>
          <input
            autoComplete="tel-national"
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            value={value}
            onChange={(event) => {
              onValueChange(maskPhone(event.target.value));
            }}
          />
          {suffix}
          {open && CountryPicker && (
            <CountryPicker
              countries={countries}
              state={countriesState}
              onRetry={onCountriesRetry}
              value={country}
              anchor={() => box.current}
              onChoose={(code) => {
                onCountryChange(code);
                close();
              }}
              onClose={close}
            />
          )}
        </InputBox>
      )}
    </Field>
  );
}
