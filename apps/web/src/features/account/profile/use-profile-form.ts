import { zodResolver } from '@hookform/resolvers/zod';
import { changedDetails, draftOf, type ProfileField } from '@magpie/domain/account';
import { memberToday, type PlainDate } from '@magpie/domain/calendar';
import { profileFormSchema, type ProfileFormValues } from '@magpie/domain/account/forms';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { dateNow } from '#shared/clock/index.ts';
import type { Account } from '../../session/index.ts';

export type ProfileForm = UseFormReturn<ProfileFormValues>;

export interface ProfileFormState {
  readonly form: ProfileForm;
  readonly today: PlainDate;
  readonly values: ProfileFormValues;
  readonly changes: number;
  readonly problems: number;
}

const valuesOf = (account: Account): ProfileFormValues => ({ ...draftOf(account), verificationCode: '' });

export function startAnew(form: ProfileForm, account: Account): void {
  form.reset(valuesOf(account), { keepDirtyValues: false, keepErrors: false, keepTouched: false });
}

/** Tells at once of values that were stored before today's rules, because they keep the form from being saved. */
function useStoredProblems({ trigger, getValues }: ProfileForm): void {
  useEffect(() => {
    const values = getValues();
    const filled = (Object.keys(values) as (keyof ProfileFormValues)[]).filter((name) => values[name] !== '');
    void trigger(filled);
  }, [trigger, getValues]);
}

/**
 * The form with the rules of the domain. It follows the account, which may change elsewhere, but never at the cost of
 * something typed.
 * @param asks the fields that must be filled in
 */
export function useProfileForm(account: Account, asks: readonly ProfileField[]): ProfileFormState {
  const [today] = useState(() => memberToday(account.timezoneChoices, dateNow()));
  const schema = profileFormSchema({ today, mobileNumber: account.mobileNumber, asks });
  const form = useForm<ProfileFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(schema),
    defaultValues: valuesOf(account),
    values: valuesOf(account),
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepTouched: true },
  });
  useStoredProblems(form);
  const values = useWatch({ control: form.control, compute: (held: ProfileFormValues) => held });
  const broken = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path[0]));
  return { form, today, values, changes: changedDetails(account, values).length, problems: broken.size };
}
