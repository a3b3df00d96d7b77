import { profileLabels, statesOf, type ProfileField, type ProfileTextField } from '@magpie/domain/account';
import type { PlainDate } from '@magpie/domain/calendar';
import { DateInput, TextInput } from '@magpie/ui/forms';
import { useId, type JSX } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { CountryField } from './country-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export interface ProfileFieldInputProps {
  readonly form: ProfileForm;
  readonly field: ProfileField;
  readonly today: PlainDate;
  readonly disabled?: boolean;
}

/** What browsers call these fields when they fill them in. */
const autoComplete: Readonly<Record<ProfileTextField | 'email', string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  street: 'address-line1',
  postCode: 'postal-code',
  locality: 'address-level2',
  stateDistrict: 'address-level1',
};

type TextProps = Omit<ProfileFieldInputProps, 'field' | 'today'> & {
  readonly field: keyof typeof autoComplete;
  readonly list?: string;
};

function TextField({ form, field, disabled = false, list }: TextProps): JSX.Element {
  const { errors } = useFormState({ control: form.control, name: field });
  return (
    <TextInput
      label={profileLabels[field]}
      type={field === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete[field]}
      required={field !== 'email'}
      disabled={disabled}
      error={errors[field]?.message}
      {...(list !== undefined && { list })}
      {...form.register(field)}
    />
  );
}

function BirthdayField({ form, today, disabled = false }: ProfileFieldInputProps): JSX.Element {
  return (
    <Controller
      control={form.control}
      name="dateOfBirth"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState }) => (
        <DateInput
          label={profileLabels.dateOfBirth}
          autoComplete="bday"
          required
          today={today}
          disabled={disabled}
          value={value}
          error={fieldState.error?.message}
          onValueChange={onChange}
          onBlur={onBlur}
          name={name}
          ref={ref}
        />
      )}
    />
  );
}

/** Free, because not every country is known, with the known states to pick from. */
function StateField({ form }: Pick<ProfileFieldInputProps, 'form'>): JSX.Element {
  const listId = useId();
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <div>
      <TextField form={form} field="stateDistrict" list={listId} />
      <datalist id={listId}>
        {statesOf(country).map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </div>
  );
}

/** One field of the personal details, as its kind needs it (PROF-04). */
export function ProfileFieldInput(props: ProfileFieldInputProps): JSX.Element {
  const { form, field, disabled = false } = props;
  switch (field) {
    case 'dateOfBirth':
      return <BirthdayField {...props} />;
    case 'country':
      return <CountryField form={form} />;
    case 'stateDistrict':
      return <StateField form={form} />;
    case 'street':
      return (
        <div data-wide="">
          <TextField form={form} field={field} />
        </div>
      );
    default:
      return <TextField form={form} field={field} disabled={disabled} />;
  }
}
