import { useApolloClient } from '@apollo/client/react';
import { Button, Icon, toaster } from '@magpie/ui';
import { Upload } from 'lucide-react';
import { useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#app/places.ts';

const address = '/control/worlds/import';
const type = 'application/vnd.magpie.world';

interface Imported {
  readonly id?: string;
  readonly message?: string;
}

/** Makes a world of a file. @throws Error with the sentence of the refusal */
async function bringIn(file: File): Promise<string> {
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body: file });
  const { id, message } = (await answer.json()) as Imported;
  if (id === undefined) throw new Error(message ?? 'The file was refused.');
  return id;
}

/** Brings a world in from a file, and shows it. */
export function FileImport(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const client = useApolloClient();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const choose = async (file: File) => {
    setBusy(true);
    try {
      const id = await bringIn(file);
      toaster.show({ tone: 'success', title: `${id} is there.`, duration: 4000 });
      await client.refetchQueries({ include: 'active' });
      await go(placeOf(id, 'worlds'));
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
        aria-label="File of a world"
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
