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

/** Of levels the newest stands for those before it; of everything else each is told. */
const keyOf = ({ name, props }: OpenModal) =>
  name === 'levelUpPopUp' ? name : JSON.stringify([name, props]);

/** Lets one win both a level and a jackpot, or two: what there is to tell is told one after the other, in its order. */
export function NewsOrder(): null {
  const open = useOpenModals();
  const waiting = useRef(new Map<string, OpenModal>());
  const told = useRef<OpenModal | undefined>(undefined);
  useEffect(
    () =>
      // At once, before the later one is seen above the first.
      modals.stack.subscribe(() => {
        const all = modals.stack.get().filter(isNews);
        const now = told.current;
        const inItsPlace = all.find(({ name }) => name === now?.name);
        if (now && inItsPlace && keyOf(inItsPlace) !== keyOf(now)) {
          waiting.current.set(keyOf(inItsPlace), inItsPlace);
          modals.open(now.name, now.props);
          return;
        }
        told.current = inItsPlace ?? all[0];
        for (const later of all.filter((modal) => modal !== told.current)) {
          waiting.current.set(keyOf(later), later);
          modals.close(later.name);
        }
      }),
    [],
  );
  useEffect(() => {
    const [next] = waiting.current;
    if (!next || open.some(isNews)) return;
    const [key, modal] = next;
    waiting.current.delete(key);
    modals.open(modal.name, modal.props);
  }, [open]);
  return null;
}
