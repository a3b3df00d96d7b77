import { z } from 'zod';
import { parsePlainDate, type PlainDate } from '../../calendar/index.ts';
import { toStoredDate } from '../../format/index.ts';
import { emailMessage, identityMessages, isCode, isEmail, isOldEnough } from '../../identity/index.ts';
import { isMobileNumber } from '../../phone/index.ts';
import { acrossFields, emailField } from '../../identity/forms/index.ts';
import type { ProfileField } from '../profile.ts';
import { profileReasons } from '../profile-reasons.ts';
import { numberDiffers, type ProfileDraft } from '../profile-draft.ts';
import {
  profileLabels,
  profileTextProblem,
  requiredText,
  tidyText,
  type ProfileTextField,
} from '../profile-text.ts';

const earliestBirthday: PlainDate = '1900-01-01';

const required = (field: ProfileField) => requiredText(profileLabels[field]);

const textField = (field: ProfileTextField) =>
  z.string({ error: required(field) }).superRefine((text, context) => {
    const message = profileTextProblem(field, text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const optionalEmail = z
  .string()
  .trim()
  .refine((text) => text === '' || isEmail(text), { error: emailMessage });

const countryField = z.string({ error: required('country') }).superRefine((code, context) => {
  const message = code === '' ? required('country') : profileReasons.countryUnknown.text();
  if (!/^[A-Z]{2}$/.test(code)) context.addIssue({ code: 'custom', message });
});

function birthdayProblem(stored: PlainDate | null, today: PlainDate): string | null {
  if (stored === null || stored < earliestBirthday) return 'Date of birth must be a full date, MM/DD/YYYY.';
  return isOldEnough(stored, today) ? null : identityMessages.age;
}

/** At least 18 today (PROF-07); `read` turns the typed text into the stored form. */
const birthdayField = (today: PlainDate, read: (text: string) => PlainDate | null) =>
  z.string({ error: required('dateOfBirth') }).superRefine((text, context) => {
    const message = text.trim() === '' ? required('dateOfBirth') : birthdayProblem(read(text), today);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const storedDate = (text: string) => (parsePlainDate(text) ? text : null);

export interface ProfileFormValues extends ProfileDraft {
  verificationCode: string;
}

export interface ProfileFormFacts {
  readonly today: PlainDate;
  readonly mobileNumber: string | null;
  readonly asks: readonly ProfileField[];
}

const anyText = z.string();

type Unchecked = Readonly<Partial<Record<keyof ProfileFormValues, unknown>>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const numberIn = ({ mobileNumber, phoneCountry }: Unchecked) => ({
  mobileNumber: textOf(mobileNumber),
  phoneCountry: textOf(phoneCountry),
});

/**
 * The form of personal details (PROF-05 to PROF-09). The account's own number is not validated again; another one
 * must be valid for its country and needs a code of 6 characters.
 */
export function profileFormSchema({ today, mobileNumber, asks }: ProfileFormFacts) {
  const asked = (field: ProfileField, schema: z.ZodType<string, string>) =>
    asks.includes(field) ? schema : anyText;
  const isNew = (values: Unchecked) => numberDiffers(mobileNumber, numberIn(values));
  const fits = (values: Unchecked) => {
    const typed = numberIn(values);
    return !isNew(values) || isMobileNumber(typed.mobileNumber, typed.phoneCountry);
  };
  return z
    .object({
      firstName: asked('firstName', textField('firstName')),
      lastName: asked('lastName', textField('lastName')),
      email: asks.includes('email') ? emailField : optionalEmail,
      dateOfBirth: asked('dateOfBirth', birthdayField(today, toStoredDate)),
      mobileNumber: anyText,
      phoneCountry: anyText,
      verificationCode: anyText,
      country: asked('country', countryField),
      stateDistrict: asked('stateDistrict', textField('stateDistrict')),
      street: asked('street', textField('street')),
      locality: asked('locality', textField('locality')),
      postCode: asked('postCode', textField('postCode')),
    })
    .refine(fits, acrossFields('mobileNumber', identityMessages.mobile))
    .refine(
      (values: Unchecked) => !isNew(values) || isCode(textOf(values.verificationCode).trim()),
      acrossFields('verificationCode', identityMessages.code),
    );
}

const storedText = (field: ProfileTextField) => textField(field).transform(tidyText);

/** Only what is given is validated (PROF-03). @param today the current day where the member lives */
export function updateProfileSchema(today: PlainDate) {
  return z.object({
    firstName: storedText('firstName').nullish(),
    lastName: storedText('lastName').nullish(),
    email: emailField.nullish(),
    dateOfBirth: birthdayField(today, storedDate).nullish(),
    address: z
      .object({
        street: storedText('street'),
        postCode: storedText('postCode'),
        locality: storedText('locality'),
        stateDistrict: storedText('stateDistrict'),
        country: countryField,
      })
      .nullish(),
  });
}
