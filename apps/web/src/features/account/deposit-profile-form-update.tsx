import { missingProfileFields, type ProfileField } from '@magpie/domain/account';
import { Button, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '../../shared/modals/index.ts';
import { useSession } from '../session/index.ts';
import { useOpenAccount } from './use-open-account.ts';

const words: Readonly<Record<ProfileField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  street: 'Street',
  postCode: 'Postcode',
  country: 'Country',
  locality: 'Suburb or town',
  stateDistrict: 'State',
};

/** Names the details that a deposit still needs and leads to them. */
export function DepositProfileFormUpdate({
  onClose,
}: ModalComponentProps<'depositProfileFormUpdate'>): JSX.Element {
  const { account } = useSession();
  const openAccount = useOpenAccount();
  const missing = account ? missingProfileFields(account) : [];
  const complete = () => {
    onClose();
    openAccount('personal-details');
  };
  return (
    <Dialog
      open
      title="Complete your profile"
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="inverse" size="lg" width="full" onClick={complete}>
          Personal details
        </Button>
      }
    >
      <Text mb="3">A deposit needs these details:</Text>
      <ul>
        {missing.map((field) => (
          <li key={field}>{words[field]}</li>
        ))}
      </ul>
    </Dialog>
  );
}
