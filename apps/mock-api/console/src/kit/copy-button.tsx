import { Button, Icon, toaster, VisuallyHidden } from '@magpie/ui';
import { Copy } from 'lucide-react';
import type { JSX } from 'react';
import { Mono } from './dense.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** A word that stands for a text too long to show. */
  readonly short?: string;
  /** Whether it is for a machine to read. */
  readonly mono?: boolean;
}

/** Shows a text that is to be typed elsewhere, and puts it on the clipboard. */
export function CopyButton({ text, label, short, mono = false }: CopyButtonProps): JSX.Element {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toaster.show({
      tone: 'success',
      title: mono || short !== undefined ? 'It is on the clipboard.' : `${text} is on the clipboard.`,
      duration: 3000,
    });
  };
  return (
    <Button
      size="sm"
      maxW="full"
      flexShrink="1"
      minW="0"
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
      <VisuallyHidden>{label} </VisuallyHidden>
      {mono ? (
        <Mono truncate display="block" minW="0">
          {text}
        </Mono>
      ) : (
        (short ?? text)
      )}
    </Button>
  );
}
