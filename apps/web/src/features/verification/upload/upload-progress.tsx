import { chakra } from '@chakra-ui/react';
import { Alert, Button, Progress, Text } from '@magpie/ui';
import type { JSX } from 'react';
import type { Upload } from './use-upload.ts';

const Bar = chakra('div', { base: { display: 'grid', gap: '2', flex: '1 1 {sizes.50}' } });

export function Sending({
  percent,
  cancel,
}: { readonly percent: number } & Pick<Upload, 'cancel'>): JSX.Element {
  const sent = percent >= 100;
  return (
    <>
      <Bar>
        <Progress label="Upload" percent={percent} />
        <Text size="body.sm" tone="muted">
          {sent ? 'Sent. Waiting for the answer.' : `${String(percent)}% sent`}
        </Text>
      </Bar>
      <Button size="sm" onClick={cancel}>
        Cancel upload
      </Button>
    </>
  );
}

export function Unsure({ check }: { readonly check: () => void }): JSX.Element {
  return (
    <Alert
      tone="warning"
      role="status"
      action={
        <Button size="sm" onClick={check}>
          Check again
        </Button>
      }
    >
      We could not find out whether your document has arrived.
    </Alert>
  );
}
