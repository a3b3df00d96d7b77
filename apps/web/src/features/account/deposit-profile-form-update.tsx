import { chakra } from '@chakra-ui/react';
import { missingProfileFields, type ProfileField } from '@magpie/domain/account';
import { Button, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useId, useState, type JSX } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { useSession, type Account } from '../session/index.ts';
import { FieldGrid } from './profile/form-section.tsx';
import { ProfileFieldInput } from './profile/profile-fields.tsx';
import { useLocationPrefill } from './profile/use-location-prefill.ts';
import { useProfileForm } from './profile/use-profile-form.ts';
import { useSaveProfile } from './profile/use-save-profile.ts';

const groups = [
  ['firstName', 'lastName', 'email', 'dateOfBirth'],
  ['country', 'stateDistrict', 'street', 'locality', 'postCode'],
] as const satisfies readonly (readonly ProfileField[])[];

const Form = chakra('form', { base: { display: 'grid', gap: '4.5' } });

interface MissingFormProps {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function MissingForm({ account, onClose, onSaved }: MissingFormProps): JSX.Element {
  // Asked once: what has been saved must not vanish while the form is still open.
  const [missing] = useState(() => missingProfileFields(account));
  const { form, today } = useProfileForm(account, missing);
  useLocationPrefill(form, account);
  const save = useSaveProfile();
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const fields = useFirstProblem(form.formState.submitCount);
  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    const outcome = await save(account, values);
    setBusy(false);
    if (outcome !== 'SAVED') return;
    onClose();
    onSaved();
  });
  return (
    <Dialog
      open
      title="Complete your profile"
      closeOnOutside={false}
      onClose={onClose}
      footer={
        <Button variant="inverse" size="lg" width="full" type="submit" form={formId} loading={busy}>
          Save and continue
        </Button>
      }
    >
      <Text mb="5" tone="muted">
        {missing.length > 0
          ? 'A deposit needs these details. They must match your identity document.'
          : 'Your profile has everything that a deposit needs.'}
      </Text>
      <Form
        ref={fields}
        id={formId}
        noValidate
        aria-label="Complete your profile"
        onSubmit={(event) => void submit(event)}
      >
        {groups.map((group) => (
          <FieldGrid key={group[0]}>
            {group
              .filter((field) => missing.includes(field))
              .map((field) => (
                <ProfileFieldInput key={field} form={form} field={field} today={today} />
              ))}
          </FieldGrid>
        ))}
      </Form>
    </Dialog>
  );
}

function toDeposit(): void {
  modals.open('depositModal');
}

/** Asks for the details that a deposit still needs, and only those, and carries on to the deposit (PROF-19). */
export function DepositProfileFormUpdate({
  onClose,
  onSaved = toDeposit,
}: ModalComponentProps<'depositProfileFormUpdate'>): JSX.Element | null {
  const { account } = useSession();
  return account && <MissingForm account={account} onClose={onClose} onSaved={onSaved} />;
}
