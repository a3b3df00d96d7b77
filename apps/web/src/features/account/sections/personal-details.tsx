import { toDateInput } from '@magpie/domain/format';
import { Card } from '@magpie/ui';
import type { JSX } from 'react';
import { useSession } from '../../session/index.ts';
import { Facts } from './facts.tsx';

/** The details that the account holds of the member. */
export function PersonalDetails(): JSX.Element | null {
  const { account } = useSession();
  if (!account) return null;
  const { firstName, lastName, email, mobileNumber, dateOfBirth, address } = account;
  return (
    <Card padding="md" display="grid" gap="6">
      <Facts
        label="About you"
        facts={[
          ['First name', firstName],
          ['Last name', lastName],
          ['Email', email],
          ['Date of birth', dateOfBirth === null ? null : toDateInput(dateOfBirth)],
          ['Mobile number', mobileNumber],
        ]}
      />
      <Facts
        label="Address"
        facts={[
          ['Street', address?.street ?? null],
          ['Suburb or town', address?.locality ?? null],
          ['State', address?.stateDistrict ?? null],
          ['Postcode', address?.postCode ?? null],
          ['Country', address?.country ?? null],
        ]}
      />
    </Card>
  );
}
