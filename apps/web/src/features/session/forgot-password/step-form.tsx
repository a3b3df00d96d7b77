import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode, SubmitEvent } from 'react';

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

export interface StepFormProps {
  readonly label: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

export function StepForm({ label, onSubmit, children }: StepFormProps): JSX.Element {
  return (
    <Fields noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
    </Fields>
  );
}
