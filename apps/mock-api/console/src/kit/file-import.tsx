import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { AuditDocument } from '@magpie/gql/control';
import { Button, Icon, toaster } from '@magpie/ui';
import { Upload } from 'lucide-react';
import { useRef, useState, type JSX } from 'react';

const type = 'application/vnd.magpie.world';

interface Imported {
  readonly id?: string;
  readonly name?: string;
  readonly message?: string;
}

/** Makes a world or a moment of a file, and answers what it is called, and the id of a world. @throws Error with the sentence of the refusal */
async function bringIn(address: string, file: File): Promise<{ name: string; world: string | undefined }> {
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body: file });
  const { id, name = id, message } = (await answer.json()) as Imported;
  if (name === undefined) throw new Error(message ?? 'The file was refused.');
  return { name, world: id };
}

/** Whether the ledger of a world balances, which nobody has watched before it came. */
async function isBalanced(client: ApolloClient, world: string): Promise<boolean> {
  const { data } = await client.query({ query: AuditDocument, variables: { world } });
  return data?.audit.balanced === true;
}

export interface FileImportProps {
  /** What the file holds, as it is named to those who do not see the button. */
  readonly label: string;
  readonly addressOf: (file: File) => string;
  readonly onDone?: (name: string) => void | Promise<void>;
}

/** Brings in from a file what it holds. */
export function FileImport({ label, addressOf, onDone }: FileImportProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const choose = async (file: File) => {
    setBusy(true);
    try {
      const { name, world } = await bringIn(addressOf(file), file);
      const sound = world === undefined || (await isBalanced(client, world));
      if (sound) toaster.show({ tone: 'success', title: `${name} is there.`, duration: 4000 });
      else
        toaster.show({
          tone: 'danger',
          title: `${name} is there, but its ledger does not balance.`,
          duration: 8000,
        });
      await client.refetchQueries({ include: 'active' });
      await onDone?.(name);
    } catch (error) {
      const title = error instanceof Error ? error.message : String(error);
      toaster.show({ tone: 'danger', title, duration: 8000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".magpie-world"
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button
        loading={busy}
        icon={<Icon of={Upload} size="sm" />}
        onClick={() => {
          input.current?.click();
        }}
      >
        From a file
      </Button>
    </>
  );
}
