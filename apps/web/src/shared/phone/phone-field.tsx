import { PhoneInput, type PhoneInputProps } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import { usePhoneCountries } from './use-phone-countries.ts';

type PhoneFieldProps<V extends FieldValues, N extends FieldPath<V>, T> = UseControllerProps<V, N, T> &
  Pick<PhoneInputProps, 'country' | 'onCountryChange' | 'suffix'> & {
    /** What is wrong besides the number itself. */
    readonly problem?: string | undefined;
  };

/** The mobile number of a form, with its country of those that the platform takes (AUTH-16). */
export function PhoneField<V extends FieldValues, N extends FieldPath<V>, T>({
  country,
  onCountryChange,
  suffix,
  problem,
  ...controlled
}: PhoneFieldProps<V, N, T>): JSX.Element {
  const phoneCountries = usePhoneCountries();
  const {
    field: { value, onChange, onBlur, name, ref },
    fieldState: { error },
  } = useController(controlled);
  return (
    <PhoneInput
      label="Mobile number"
      value={value}
      onValueChange={onChange}
      country={country}
      onCountryChange={onCountryChange}
      {...phoneCountries}
      error={error?.message ?? problem}
      suffix={suffix}
      onBlur={onBlur}
      name={name}
      ref={ref}
    />
  );
}
