import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { cashier, openDeposit, openWithdrawal, paymentDialog } from '../support/cashier.ts';
import { bothUp, kill } from '../support/replicas.ts';
import { outcome, wonIn } from '../support/spins.ts';

/** How long a person looks at what a press has done before they press again, in ms. */
const patience = 3_000;

/** Kills one platform and the other by turns. */
export class Deaths {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Does something while one of the platforms dies, as soon as both are up: what was pressed is still on its way then. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    this.#count += 1;
    await bothUp();
    const [result] = await Promise.all([work(), kill(this.#count % 2 === 0 ? 2 : 1)]);
    return result;
  }
}

/** Presses a button as often as a person has to until what they wait for has come about. */
async function pressUntil(button: Locator, hasCome: () => Promise<boolean>): Promise<void> {
  const come = async () => {
    if (!(await hasCome())) await button.click({ timeout: patience }).catch(() => undefined);
    await expect.poll(hasCome, { timeout: patience }).toBe(true);
  };
  await expect(come).toPass();
}

const startOf = { Deposit: /=InitiatePaymentIQDeposit/, Withdraw: /=InitiatePaymentIQWithdrawal/ };

/** Lets the next answer to a start be lost with the platform that gave it. */
const loseAnswer = (page: Page, start: RegExp): Promise<unknown> =>
  page.route(
    start,
    async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Pays by the form that is open and its cashier's page, pressing again whatever is cut. */
async function pay(deaths: Deaths, page: Page, kind: 'Deposit' | 'Withdraw', amount: string): Promise<void> {
  const dialog = paymentDialog(page, kind);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  const button = (name: string) => cashier(page, kind).getByRole('button', { name, exact: true });
  const [next, approve] = [button('Continue'), button('Approve')];
  const start = dialog.getByRole('button', { name: new RegExp(`^${kind} A\\$`) });
  await loseAnswer(page, startOf[kind]);
  await deaths.beside(() => pressUntil(start, () => next.isVisible()));
  await deaths.beside(() => pressUntil(next, () => approve.isVisible()));
  await deaths.beside(() => pressUntil(approve, () => dialog.isHidden()));
}

export async function depositBeside(deaths: Deaths, page: Page, amount: string): Promise<void> {
  await openDeposit(page);
  await pay(deaths, page, 'Deposit', amount);
}

export async function withdrawBeside(deaths: Deaths, page: Page, amount: string): Promise<void> {
  await openWithdrawal(page);
  await pay(deaths, page, 'Withdraw', amount);
}

/** What a game says of a round that never came about, as the platform that drew it is gone. */
const givenBack = 'Your last round did not take place. Your stake of A$1.00 was given back.';

/** Spins once for a dollar, asks again as often as the connection is lost, and answers by how many cents the balance goes. */
export function spinBeside(deaths: Deaths, game: FrameLocator): Promise<number> {
  const again = game.getByRole('button', { name: 'Ask again' });
  const noSpin = game.getByRole('alert').filter({ hasText: givenBack });
  const said = game.getByRole('status').filter({ hasText: outcome });
  return deaths.beside(async () => {
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(said.or(noSpin)).toBeVisible({ timeout: patience });
    }).toPass();
    if (await said.isVisible()) return wonIn(await said.innerText()) - 100;
    await game.getByRole('button', { name: 'OK' }).click();
    return 0;
  });
}
