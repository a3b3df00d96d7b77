import { post } from './calls.ts';
import type { ServiceAnswer } from './calls.ts';

/** What the cashier's page asks its server. */
export interface CashierPage {
  /** Id of the payment, as the address names it. */
  readonly id: string;
  state(): Promise<ServiceAnswer>;
  proceed(): Promise<ServiceAnswer>;
  choose(choice: string): Promise<ServiceAnswer>;
}

/** Opens the cashier at the address that starting a payment answered. @param change of what is sent, such as another ticket */
export function openCashier(url: string, change: Readonly<Record<string, unknown>> = {}): CashierPage {
  const { origin, pathname, searchParams } = new URL(url);
  const call = (name: string, choice?: string) =>
    post(`${origin}${pathname}/${name}`, {
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ ticket: searchParams.get('ticket'), choice, ...change }),
    });
  return {
    id: pathname.split('/').at(-1) ?? '',
    state: () => call('state'),
    proceed: () => call('proceed'),
    choose: (choice) => call('choose', choice),
  };
}

/** How a cashier's answer says that the payment stands: its state, the page's step, and the message of its end. */
export function standOf({ body }: ServiceAnswer): [status: unknown, step: unknown, event: unknown] {
  const { status, step, ending } = body['state'] as Readonly<Record<string, unknown>>;
  const event = (ending as { readonly eventType: string } | null)?.eventType ?? null;
  return [status, step, event];
}
