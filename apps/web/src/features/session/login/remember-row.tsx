import { chakra } from '@chakra-ui/react';
import { Link } from '@magpie/ui';
import { Checkbox } from '@magpie/ui/forms';
import type { JSX } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

const Row = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '4' },
});

export interface RememberRowProps {
  readonly checkbox: UseFormRegisterReturn;
  readonly onReset: () => void;
}

/** 'Remember me', and the way to a new password. */
export function RememberRow({ checkbox, onReset }: RememberRowProps): JSX.Element {
  return (
    <Row>
      <Checkbox {...checkbox}>Remember me</Checkbox>
      <Link asChild alone>
        <button type="button" onClick={onReset}>
          Reset
        </button>
      </Link>
    </Row>
  );
}
