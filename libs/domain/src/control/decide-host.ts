import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type HostReason = 'foreignHost';

export interface HostDetails {
  readonly host: string;
}

export const hostReasons = {
  foreignHost: {
    code: 'BAD_USER_INPUT',
    text: ({ host }) =>
      `The control plane is not reached as '${host}'; set PUBLIC_URL to the address under which it is.`,
  },
} as const satisfies ReasonTable<HostReason, HostDetails>;

const address = /^(\d+(\.\d+){3}|\[.*\])$/;
/** Names that nobody else can register: of one label, or under a reserved end. */
const ownName = /^([^.]*|.*\.(localhost|internal|test))$/i;

/**
 * Whether the control plane answers under a host. A page elsewhere may let its own name lead here, and is then no other
 * origin for the browser.
 * @param host as the caller names it, with or without a port
 * @param known hosts of the settings
 */
export function decideHost(
  host: string,
  known: readonly string[],
): Decision<undefined, HostReason, HostDetails> {
  const name = host.replace(/:\d*$/, '');
  return address.test(name) || ownName.test(name) || known.includes(name.toLowerCase())
    ? allow()
    : refuse('foreignHost', { host: name.slice(0, 100) });
}
