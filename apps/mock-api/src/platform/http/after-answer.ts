import type { ServerResponse } from 'node:http';

type Send = () => unknown;

/** Keeps back what an answer sends, from its first part on, until something is done. */
function holdAnswer(response: ServerResponse, done: () => Promise<void>): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let held: Send[] | undefined;
  const release = (): void => {
    Object.assign(response, { write, end });
    for (const send of held ?? []) send();
  };
  const hold = (send: Send): void => {
    if (held) held.push(send);
    else {
      held = [send];
      void done().finally(release);
    }
  };
  response.write = ((...part: Parameters<typeof write>) => {
    hold(() => write(...part));
    return true;
  }) as typeof response.write;
  response.end = ((...part: Parameters<typeof end>) => {
    hold(() => end(...part));
    return response;
  }) as typeof response.end;
}

/**
 * Takes note of a call once its answer, or its caller, has gone. Where replicas share what is noted, the answer waits for it:
 * whoever was answered may ask any of them next.
 * @param note must not fail
 */
export function noteAnswered(response: ServerResponse, shared: boolean, note: () => Promise<void>): void {
  let noted: Promise<void> | undefined;
  const once = (): Promise<void> => (noted ??= note());
  response.once('close', () => void once());
  if (shared) holdAnswer(response, once);
}
