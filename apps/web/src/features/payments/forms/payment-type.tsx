import { Segmented } from '@magpie/ui';
import type { JSX } from 'react';

export type PaymentType = 'DEPOSIT' | 'WITHDRAWAL';

const options = [
  { value: 'DEPOSIT', label: 'Deposit' },
  { value: 'WITHDRAWAL', label: 'Withdrawal' },
] as const;

export interface PaymentTypeToggleProps {
  readonly value: PaymentType;
  readonly onChange: (type: PaymentType) => void;
  readonly block?: boolean;
}

/** Toggles between deposit and withdrawal (DEP-03). */
export function PaymentTypeToggle(props: PaymentTypeToggleProps): JSX.Element {
  return <Segmented label="Payment type" options={options} {...props} />;
}
