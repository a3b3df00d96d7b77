import type { ServerResponse } from 'node:http';

const lengthHeader = 'content-length';

/** The arguments of `writeHead` without the length of a body that is not sent whole. */
function withoutLength(part: unknown): unknown {
  if (Array.isArray(part)) {
    const at = part.findIndex(
      (name, place) => place % 2 === 0 && String(name).toLowerCase() === lengthHeader,
    );
    return at < 0 ? part : part.toSpliced(at, 2);
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => name.toLowerCase() !== lengthHeader));
}

/** Lets an answer go out with the first half of its body only, as if that were the whole. */
export function cutAnswer(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (body: Uint8Array) => ServerResponse;
  const body: Buffer[] = [];
  let head: readonly unknown[] | null = null;
  const take = (part: unknown): void => {
    if (typeof part === 'string' || part instanceof Uint8Array) body.push(Buffer.from(part));
  };
  const write = (part: unknown, ...rest: readonly unknown[]): boolean => {
    take(part);
    const sent = rest.find((each) => typeof each === 'function');
    if (sent) process.nextTick(sent);
    return true;
  };
  Object.assign(response, {
    writeHead: (...given: unknown[]) => {
      head = given.map(withoutLength);
      return response;
    },
    write,
    end: (part?: unknown) => {
      take(part);
      const whole = Buffer.concat(body);
      response.removeHeader(lengthHeader);
      // Ending an answer writes its head, when nothing else has.
      Object.assign(response, { writeHead });
      if (head) writeHead(...head);
      return end(whole.subarray(0, Math.floor(whole.length / 2)));
    },
  });
}
