import { modals } from '#shared/modals/index.ts';
import { goTo } from '#shared/navigation/index.ts';

/**
 * Asks a visitor in, and leads whoever logged in or registered there to the path. Nothing is carried out: what moves
 * money is offered at that place, and the person presses again (AUTH-45).
 */
export function askIn(modal: 'loginModal' | 'registerModal', path: string): void {
  const onEntered = () => {
    goTo(path);
  };
  modals.open(modal, { onEntered });
}
