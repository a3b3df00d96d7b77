import { useConsolePeopleQuery } from '@magpie/gql/console';
import { Select, TextInput } from '@magpie/ui/forms';
import { useId, type JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { slowly } from '#kit/live.ts';
import { words } from '#kit/words.ts';
import { Editor } from '#kit/editor.tsx';
import { addressOf } from '../people/address-of.ts';
import type { VerbField as Field } from './inputs.ts';

export interface VerbFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function People({ id }: { readonly id: string }): JSX.Element {
  const world = useWorld();
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  return (
    <datalist id={id}>
      {(data?.worldMembers ?? []).map(({ id: member, email, name }) => (
        <option key={member} value={addressOf({ id: member, email })}>
          {name}
        </option>
      ))}
    </datalist>
  );
}

const choicesOf = ({ kind, choices }: Field) =>
  kind === 'FLAG'
    ? [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]
    : choices.map((value) => ({ value, label: words(value) }));

const unchosen = ({ kind, required }: Field): string => {
  if (required) return 'Choose';
  return kind === 'FLAG' ? 'As it is' : 'Not given';
};

/** The control for one input of a verb. */
export function VerbField({ field, value, error, onChange }: VerbFieldProps): JSX.Element {
  const list = useId();
  const { label, hint, kind, required } = field;
  if (kind === 'JSON')
    return <Editor label={label} hint={hint} rows={4} value={value} error={error} onChange={onChange} />;
  const frame = { label, hint, error, ...(required ? { required } : { optional: true }) };
  if (kind === 'FLAG' || kind === 'CHOICE')
    return (
      <Select
        {...frame}
        value={value}
        options={choicesOf(field)}
        {...(field.standing === '' && { placeholder: unchosen(field) })}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    );
  const isMember = field.path === 'member';
  return (
    <>
      <TextInput
        {...frame}
        value={value}
        placeholder={field.standing}
        autoComplete="off"
        {...(kind === 'NUMBER' && { inputMode: 'decimal' })}
        {...(isMember && { list })}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {isMember && <People id={list} />}
    </>
  );
}
