import type { ConsoleHeaderQuery } from '@magpie/gql/console';
import { counted } from '#kit/words.ts';

type Fault = ConsoleHeaderQuery['faults'][number];

function happens({ kind, code, message, latencyMs }: Fault): string {
  const late = latencyMs > 0 ? ` after ${latencyMs} ms` : '';
  switch (kind) {
    case 'LATENCY':
      return `answered ${latencyMs} ms late`;
    case 'ERROR':
      return `answered with ${code ?? 'an error'}${message === null ? '' : ` “${message}”`}${late}`;
    case 'DROP_SOCKET':
      return 'answered by closing the socket';
    case 'NETWORK':
      return `cut off without an answer${late}`;
  }
}

/** One sentence on what goes wrong: `Every Deposit call is answered with CONFLICT, 3 times more.` */
export function faultText(fault: Fault): string {
  const { operation, probability, timesLeft } = fault;
  const which = operation === null ? 'call' : `${operation} call`;
  const subject =
    probability < 1 ? `${Math.round(probability * 100)} of 100 ${which}s are` : `Every ${which} is`;
  const times = timesLeft === null ? '' : `, ${counted(timesLeft, 'time')} more`;
  return `${subject} ${happens(fault)}${times}.`;
}
