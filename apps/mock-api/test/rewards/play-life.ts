import { exact } from '../crash/money.ts';
import { askOrder } from './ask-order.ts';
import type { Asked } from './ask-order.ts';
import { breachOf } from './invariants/index.ts';
import type { Breach, Moment } from './invariants/index.ts';
import type { Life, Step } from './life.ts';
import { Memory } from './memory.ts';
import { picked } from './order.ts';
import type { Order } from './order.ts';
import type { Stage } from './stage.ts';
import { actions } from './steps/index.ts';
import { readView } from './view.ts';
import type { View } from './view.ts';
import { checkWayOut } from './way-out.ts';

/** How a life went wrong, and what had been done until then. */
export interface Failure extends Breach {
  /** Index of the step that broke the invariant; the number of steps for what is checked at the end. */
  readonly at: number;
  readonly story: readonly string[];
}

const isOpen = (status: string) => status === 'ACTIVE' || status === 'PENDING';

/** A life while it is lived. */
class Living {
  readonly memory = new Memory();
  readonly story: string[] = [];
  readonly #stage: Stage;
  readonly #life: Life;
  readonly #views = new Map<string, View>();

  constructor(stage: Stage, life: Life) {
    this.#stage = stage;
    this.#life = life;
  }

  async begin(): Promise<void> {
    await this.#stage.begin();
    for (const name of this.#life.members) this.#see(name, await readView(this.#stage.client, name));
  }

  /** Lives one step and answers what it has broken. */
  async step(step: Step, at: number): Promise<Breach | null> {
    const name = picked(this.#life.members, step.who) ?? '';
    if (step.action === 'kill') {
      await this.#stage.restart();
      return this.#check(this.#life.members, { came: 'KILLED', code: null, order: null });
    }
    if (step.action === 'repeat') return this.#repeat(step);
    const key = (part: string) => `life-${part}-${String(at).padStart(4, '0')}`;
    const { client } = this.#stage;
    const order = actions[step.action]({
      client,
      memory: this.memory,
      name,
      view: this.#viewOf(name),
      step,
      key,
    });
    if (!order) return null;
    this.story.push(`${String(at)}. ${name} ${order.words}${step.cut ? ', with a cut' : ''}`);
    const { came, code } = await this.#execute(order, step, name);
    this.story.push(`   ${came}${code === null ? '' : ` ${code}`}`);
    return this.#check(step.action === 'moveClock' ? this.#life.members : [name], { came, code, order });
  }

  /** Counts in which states the awards of the life are by now. */
  countAwards(): void {
    for (const { promos } of this.#views.values()) {
      for (const { status } of promos) this.memory.count(this.memory.came, `award ${status}`);
    }
  }

  /** With one press for each promo everybody plays with all of their own cash. */
  async end(): Promise<Breach | null> {
    for (const name of this.#life.members) {
      const sentences = await checkWayOut(this.#stage.client, this.memory, name);
      if (sentences.length > 0) return { invariant: 'one press leads out of every promo', sentences };
    }
    return null;
  }

  async #execute(order: Order, { action, cut }: Step, member: string): Promise<Asked> {
    const asked = await askOrder(this.#stage, order, cut);
    const { came, answer, code, isCut } = asked;
    const { memory } = this;
    memory.count(memory.came, `${action} ${came}${code === null ? '' : ` ${code}`}`);
    if (isCut) memory.count(memory.came, `${action} CUT`);
    if (came === 'ANSWERED') {
      order.proves(answer);
      if (order.reward !== null) memory.paid.push(order.reward);
      if (order.once) memory.repeatable.push({ words: order.words, member, same: answer, again: order.ask });
    }
    return asked;
  }

  async #repeat({ a }: Step): Promise<Breach | null> {
    const order = picked(this.memory.repeatable, a);
    if (!order) return null;
    const answer = await order.again();
    this.story.push(`${order.member} ${order.words}: asked again`);
    const [first, second] = [JSON.stringify(order.same), JSON.stringify(answer)];
    if (first !== second)
      return {
        invariant: 'a repeated call answers the same',
        sentences: [`${order.words} was answered ${second} after ${first}.`],
      };
    return this.#check([order.member], { came: 'REPEATED', code: null, order: null });
  }

  async #check(
    names: readonly string[],
    what: Pick<Moment, 'came' | 'code' | 'order'>,
  ): Promise<Breach | null> {
    for (const name of names) {
      const before = this.#viewOf(name);
      const after = await readView(this.#stage.client, name);
      const breach = breachOf({ name, before, after, memory: this.memory, ...what });
      this.#see(name, after);
      if (breach) return breach;
    }
    return null;
  }

  #viewOf(name: string): View {
    const view = this.#views.get(name);
    if (!view) throw new Error(`${name} was never seen.`);
    return view;
  }

  #countCashbacks({ cashbacks }: View): void {
    const { memory } = this;
    for (const { owed, waiting, settledThisMonth } of cashbacks) {
      for (const [what, amount] of Object.entries({ owed, waiting, settledThisMonth })) {
        if (exact(amount) > 0n) memory.count(memory.came, `cashback ${what}`);
      }
    }
  }

  #see(name: string, view: View): void {
    this.#views.set(name, view);
    for (const { id, expiresAt } of view.bonuses) this.memory.bonuses.set(id, { member: name, expiresAt });
    for (const { id } of view.offers) this.memory.offers.add(id);
    this.#countCashbacks(view);
    for (const { id, status } of view.promos) if (isOpen(status)) this.memory.awards.add(id);
  }
}

/** What came of a life: how it went wrong, or null, and what was done in it. */
export interface Lived {
  readonly failure: Failure | null;
  readonly came: ReadonlyMap<string, number>;
}

/** Lives a life from the beginning of the world to its end, or to the first invariant that is broken. */
export async function playLife(stage: Stage, life: Life): Promise<Lived> {
  const living = new Living(stage, life);
  const { story, memory } = living;
  await living.begin();
  let breach: Breach | null = null;
  let at = 0;
  try {
    for (; breach === null && at < life.steps.length; at += 1) {
      breach = await living.step(life.steps[at] as Step, at);
    }
    living.countAwards();
    breach ??= await living.end();
  } catch (error) {
    breach = { invariant: 'nothing else goes wrong', sentences: [String(error)] };
    at += 1;
  }
  return { failure: breach && { ...breach, at, story }, came: memory.came };
}
