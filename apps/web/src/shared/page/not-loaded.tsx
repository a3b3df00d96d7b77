import { Alert, Button, Text, type AlertProps, type TextProps } from '@magpie/ui';
import type { JSX } from 'react';
import type { Loading } from './use-loading.ts';

type Again = Pick<Loading, 'retry' | 'retrying'>;

/** A ribbon in the place of what could not be loaded. */
export function AlertNotLoaded({ retry, retrying, children, ...rest }: Again & AlertProps): JSX.Element {
  return (
    <Alert
      role="alert"
      action={
        <Button size="sm" loading={retrying} onClick={retry}>
          Try again
        </Button>
      }
      {...rest}
    >
      {children}
    </Alert>
  );
}

/** A line among other things that say what could be loaded. */
export function LineNotLoaded({ retry, retrying, children, ...rest }: Again & TextProps): JSX.Element {
  return (
    <Text size="body.sm" tone="muted" {...rest}>
      {children}{' '}
      <Button size="sm" variant="ghost" loading={retrying} onClick={retry}>
        Try again
      </Button>
    </Text>
  );
}
