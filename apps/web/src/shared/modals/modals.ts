import { createStore, useStore } from '../store/index.ts';
import type { ModalName, ModalProps } from './names.ts';

export interface OpenModal<N extends ModalName = ModalName> {
  readonly name: N;
  readonly props: ModalProps[N];
}

const holds = new Map<ModalName, () => boolean>();

const stack = createStore<readonly OpenModal[]>([]);

type OpenArguments<N extends ModalName> = undefined extends ModalProps[N]
  ? [props?: ModalProps[N]]
  : [props: ModalProps[N]];

/** Each opens above the others (SHELL-41 to SHELL-43); one that is open comes to the top with its new props. */
export const modals = {
  open<N extends ModalName>(name: N, ...[props]: OpenArguments<N>): void {
    const opened: OpenModal = { name, props: props };
    stack.update((now) => [...now.filter((modal) => modal.name !== name), opened]);
  },
  close(name: ModalName): void {
    stack.update((now) => (isIn(now, name) ? now.filter((modal) => modal.name !== name) : now));
  },
  /** Closes only the topmost one. */
  closeTop(): void {
    stack.update((now) => (now.length ? now.slice(0, -1) : now));
  },
  /** Keeps the lowest `count` modals, and those up to one that holds on. Serves the browser's back button. */
  closeDownTo(count: number): void {
    stack.update((now) => {
      const held = now.findLastIndex(({ name }, at) => at >= count && holds.get(name)?.() === true);
      const kept = Math.max(count, held + 1);
      return now.length > kept ? now.slice(0, kept) : now;
    });
  },
  /**
   * Lets a modal stay in spite of the browser's back button, to ask first: `stays` is called and says so. Closing it by
   * any other way is not held.
   * @returns how to let go
   */
  hold(name: ModalName, stays: () => boolean): () => void {
    holds.set(name, stays);
    return () => {
      holds.delete(name);
    };
  },
  /** Closes every one, as logout does (SESS-03). */
  reset(): void {
    stack.set([]);
  },
  isOpen: (name: ModalName): boolean => isIn(stack.get(), name),
  stack,
};

function isIn(open: readonly OpenModal[], name: ModalName): boolean {
  return open.some((modal) => modal.name === name);
}

export function useOpenModals(): readonly OpenModal[] {
  return useStore(stack);
}
