import { chakra } from '@chakra-ui/react';
import { changedDetails, openDetails } from '@magpie/domain/account';
import { identityMessages } from '@magpie/domain/identity';
import { useState, type JSX } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';
import { useSession, useSessionService, type Account } from '../../session/index.ts';
import { FormSection } from '../profile/form-section.tsx';
import { MobileFields } from '../profile/mobile-fields.tsx';
import { ProfileFieldInput } from '../profile/profile-fields.tsx';
import { RealityCheckSection } from '../profile/reality-check-section.tsx';
import { SaveBar } from '../profile/save-bar.tsx';
import { TimeZoneSection } from '../profile/time-zone-section.tsx';
import { useLocationPrefill } from '../profile/use-location-prefill.ts';
import { startAnew, useProfileForm, type ProfileFormState } from '../profile/use-profile-form.ts';
import { useSaveProfile } from '../profile/use-save-profile.ts';

const Form = chakra('form', { base: { maxW: 'form' } });

const about = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;
const address = ['country', 'stateDistrict', 'street', 'locality', 'postCode'] as const;

function useSaving({ form }: ProfileFormState, account: Account) {
  const save = useSaveProfile();
  const { state } = useSessionService();
  const [busy, setBusy] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    const outcome = await save(account, values);
    setBusy(false);
    if (outcome === 'WRONG_CODE') {
      form.setError('verificationCode', { message: identityMessages.code });
    }
    if (outcome === 'SAVED') startAnew(form, state.get().account ?? account);
  });
  return { submit, busy };
}

function DetailsForm({ account }: { readonly account: Account }): JSX.Element {
  const open = openDetails(account);
  const state = useProfileForm(
    account,
    open.filter((field) => field !== 'email'),
  );
  const { form, today, values, changes, problems } = state;
  const prefill = useLocationPrefill(form, account);
  const { submit, busy } = useSaving(state, account);
  const { errors, submitCount } = form.formState;
  const fields = useFirstProblem(submitCount);
  const changed = changedDetails(prefill.start, values).length;
  const input = (field: (typeof about | typeof address)[number]) => (
    <ProfileFieldInput key={field} form={form} field={field} today={today} disabled={!open.includes(field)} />
  );
  return (
    <Form ref={fields} noValidate aria-label="Personal details" onSubmit={(event) => void submit(event)}>
      <FormSection title="About you" note="Must match your identity document. Names are locked once given.">
        {about.map(input)}
      </FormSection>
      <FormSection title="Mobile" note="Changing it needs a code sent to the new number.">
        <MobileFields form={form} account={account} />
      </FormSection>
      <FormSection title="Address" note="Letters, numbers, commas and spaces.">
        {address.map(input)}
      </FormSection>
      <SaveBar
        changes={changed}
        problems={problems}
        told={changed > 0 ? problems : Object.keys(errors).length}
        busy={busy}
        differs={changes > 0}
        onDiscard={() => {
          startAnew(form, account);
          prefill.fill();
        }}
      />
    </Form>
  );
}

/** The personal details of the account, to be read and changed (PROF-04 to PROF-15). */
export function PersonalDetails(): JSX.Element | null {
  const { account } = useSession();
  if (!account) return null;
  return (
    <>
      <DetailsForm account={account} />
      <TimeZoneSection account={account} />
      <RealityCheckSection />
    </>
  );
}
