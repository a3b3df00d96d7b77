import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { JSX } from 'react';
import { Icon } from '../components/icon.tsx';

const Problem = chakra('p', {
  base: {
    display: 'flex',
    gap: '6px',
    fontSize: '13px',
    lineHeight: '18px',
    color: 'red.fg',
    '& svg': { mt: '1px' },
  },
});

/** What is wrong with a control and what to do, told when it appears. */
export function FieldProblem({ children, ...rest }: HTMLChakraProps<'p'>): JSX.Element {
  return (
    <Problem role="alert" {...rest}>
      <Icon of={CircleAlert} size="sm" />
      {children}
    </Problem>
  );
}
