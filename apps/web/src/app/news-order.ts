import { useEffect, useRef } from 'react';
import { modals, useOpenModals, type ModalName, type OpenModal } from '#shared/modals/index.ts';

/** What tells of something that happened, and opens whatever the member is doing. */
const news: ReadonlySet<ModalName> = new Set([
  'registrationBonus',
  'bonusUnlockModal',
  'levelUpPopUp',
  'jackpotPopup',
]);

const isNews = ({ name }: OpenModal) => news.has(name);

/** Lets one win both a level and a jackpot: what there is to tell is told one after the other, in the order it came. */
export function NewsOrder(): null {
  const open = useOpenModals();
  const waiting = useRef(new Map<ModalName, OpenModal>());
  useEffect(
    () =>
      // At once, before the later one is seen above the first.
      modals.stack.subscribe(() => {
        const [, ...later] = modals.stack.get().filter(isNews);
        for (const modal of later) {
          waiting.current.set(modal.name, modal);
          modals.close(modal.name);
        }
      }),
    [],
  );
  useEffect(() => {
    const [next] = waiting.current.values();
    if (!next || open.some(isNews)) return;
    waiting.current.delete(next.name);
    modals.open(next.name, next.props);
  }, [open]);
  return null;
}
