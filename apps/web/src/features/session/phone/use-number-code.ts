import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { BooleanCall } from '#shared/answers/index.ts';
import { useCodeSending, useEmptiedCode, type CodeSending } from '#shared/codes/index.ts';
import { useDetectedCountry } from '#shared/phone/index.ts';
import { dialledNumber } from './phone-number.ts';

export interface NumberCodeValues {
  readonly mobileNumber: string;
  readonly code: string;
  readonly over18: boolean;
  readonly terms: boolean;
}

export interface NumberCodeForm {
  readonly form: UseFormReturn<NumberCodeValues>;
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
  /** As typed now, with its calling code. */
  readonly number: string;
  readonly code: CodeSending;
}

const empty: NumberCodeValues = { mobileNumber: '', code: '', over18: false, terms: false };

/**
 * Makes the form; a code is void once the number is another one (AUTH-47).
 * @param send the call that sends a code to a number
 */
export function useNumberCode(send: (mobileNumber: string) => BooleanCall): NumberCodeForm {
  const detected = useDetectedCountry();
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? detected;
  const form = useForm<NumberCodeValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: empty,
  });
  const number = dialledNumber(useWatch({ control: form.control, name: 'mobileNumber' }), country);
  const code = useCodeSending('OTHER', number, () => send(number));
  useEmptiedCode(number, () => {
    form.resetField('code');
  });
  return { form, country, onCountryChange: setChosen, number, code };
}
