import { Button } from '@magpie/ui';
import { TextInput } from '@magpie/ui/forms';
import { useState, type JSX } from 'react';

export interface AskProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Words of its button. */
  readonly press: string;
  /** What it is now; nothing for what is only sent. */
  readonly value?: string;
  readonly busy?: boolean;
  /** Answers whether it was done. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** A text with a button inside that sends it, as Enter does. */
export function Ask({
  label,
  hint,
  placeholder,
  press,
  value = '',
  busy = false,
  onSend,
}: AskProps): JSX.Element {
  const [text, setText] = useState(value);
  const send = async () => {
    if ((await onSend(text.trim())) && value === '') setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && text.trim() !== value) void send();
      }}
    >
      <TextInput
        label={label}
        hint={hint}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        suffix={
          <Button type="submit" size="sm" me="-2" loading={busy} disabled={text.trim() === value}>
            {press}
          </Button>
        }
      />
    </form>
  );
}
