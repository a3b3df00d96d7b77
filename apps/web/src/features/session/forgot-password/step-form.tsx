import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode, SubmitEvent } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

export interface StepFormProps {
  readonly label: string;
  /** How often it was sent off. */
  readonly attempts: number;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

export function StepForm({ label, attempts, onSubmit, children }: StepFormProps): JSX.Element {
  const fields = useFirstProblem(attempts);
  return (
    <Fields ref={fields} noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
    </Fields>
  );
}
