import { Button, Icon, toaster } from '@magpie/ui';
import { Copy } from 'lucide-react';
import type { JSX } from 'react';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Shows a text that is to be typed elsewhere, and puts it on the clipboard. */
export function CopyButton({ text, label }: CopyButtonProps): JSX.Element {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toaster.show({ tone: 'success', title: `${text} is on the clipboard.`, duration: 3000 });
  };
  return (
    <Button
      size="sm"
      aria-label={label}
      icon={<Icon of={Copy} size="sm" />}
      fontVariantNumeric="tabular-nums"
      onClick={() => {
        copy().catch(() => {
          toaster.show({
            tone: 'danger',
            title: 'The browser keeps its clipboard to itself.',
            duration: 5000,
          });
        });
      }}
    >
      {text}
    </Button>
  );
}
