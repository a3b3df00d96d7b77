import { zodResolver } from '@hookform/resolvers/zod';
import { askedAtSignUp } from '@magpie/domain/identity';
import { registerSchema, type RegisterSettings, type RegisterValues } from '@magpie/domain/sign-up/forms';
import { useConfigQuery } from '@magpie/gql/config';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useDetectedCountry } from '#shared/phone/index.ts';

export type RegisterInput = z.input<ReturnType<typeof registerSchema>>;

export type RegisterForm = UseFormReturn<RegisterInput, unknown, RegisterValues>;

const empty: RegisterInput = {
  email: '',
  password: '',
  verificationCode: '',
  mobileNumber: '',
  countryCode: 'AU',
  otpCode: '',
  currency: '',
  terms: false,
  over18: false,
  marketingConsent: false,
};

/** What the site asks for: until its settings are known, an email code (CONF-04) and the fields of AUTH-13. */
export function useRegisterSettings(): RegisterSettings {
  const { data } = useConfigQuery();
  return {
    emailVerificationEnabled: data?.config.emailVerificationEnabled ?? true,
    asked: askedAtSignUp(data?.config.registrationFields ?? []),
  };
}

/** The form with the rules of the domain. The country follows the detected one until the person chooses another. */
export function useRegisterForm(settings: RegisterSettings): RegisterForm {
  const detected = useDetectedCountry();
  const form = useForm<RegisterInput, unknown, RegisterValues>({
    // Not on blur: a message that appears under a pressed pointer would move what it is about to press.
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: zodResolver(registerSchema(settings)),
    defaultValues: empty,
  });
  const { getFieldState, setValue } = form;
  useEffect(() => {
    if (!getFieldState('countryCode').isDirty) setValue('countryCode', detected);
  }, [detected, getFieldState, setValue]);
  return form;
}
