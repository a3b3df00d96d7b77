import { chakra } from '@chakra-ui/react';
import { Dialog } from '@magpie/ui/overlays';
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import type { AccountTab } from '#shared/navigation/index.ts';
import { AccountSection } from './account-section.tsx';
import { SectionList } from './section-list.tsx';
import { sectionOf } from './sections.ts';
import { usePageOnceWide } from './use-page-once-wide.ts';

const Frame = chakra('div', { base: { minH: { base: 'sheet', md: 'halfScreen' } } });

/** The section that is shown, or `null` for the list of all; the focus goes along with it, and the browser's Back to the list. */
function useSection(tab: string | undefined) {
  const [section, setSection] = useState<AccountTab | null>(() =>
    tab === undefined ? null : sectionOf(tab),
  );
  const frame = useRef<HTMLDivElement>(null);
  const left = useRef<AccountTab>(undefined);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    const heading = frame.current?.querySelector<HTMLElement>('h2');
    const row = frame.current?.querySelector<HTMLElement>(`[data-section="${left.current ?? ''}"]`);
    (section === null ? row : heading)?.focus();
  }, [section]);
  const show = (chosen: AccountTab | null) => {
    left.current = section ?? left.current;
    moved.current = true;
    setSection(chosen);
  };
  const staysOpen = useEffectEvent(() => {
    const isFromList = section !== null && tab === undefined;
    if (isFromList) show(null);
    return isFromList;
  });
  useEffect(() => modals.hold('myAccount', () => staysOpen()), []);
  return { section, show, frame };
}

/** The account area as a modal: the list of its sections, and each of them with a way back to it (SHELL-11, SHELL-12). */
export function MyAccount({ tab, onClose }: ModalComponentProps<'myAccount'>): JSX.Element {
  const { section, show, frame } = useSection(tab);
  const onInput = usePageOnceWide(section ?? sectionOf(undefined), onClose);
  const heading = () => frame.current?.querySelector<HTMLElement>('h2') ?? null;
  const backToList = () => {
    show(null);
  };
  return (
    <Dialog
      open
      title="My Account"
      size="lg"
      onClose={onClose}
      {...(section !== null && { onBack: backToList, initialFocus: heading })}
    >
      <Frame ref={frame} onInput={onInput}>
        {section === null ? <SectionList onChoose={show} /> : <AccountSection tab={section} />}
      </Frame>
    </Dialog>
  );
}
