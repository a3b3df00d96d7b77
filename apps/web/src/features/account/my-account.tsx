import { chakra } from '@chakra-ui/react';
import { Tabs } from '@magpie/ui/data';
import { Dialog } from '@magpie/ui/overlays';
import { Suspense, useState, type JSX, type ReactNode } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { accountTabs, type AccountTab } from '#shared/navigation/index.ts';
import { RewardsCount } from '../rewards/index.ts';
import { AccountSection } from './account-section.tsx';
import { sectionLabels, sectionOf } from './sections.ts';
import { usePageOnceWide } from './use-page-once-wide.ts';

const Frame = chakra('div', { base: { minH: 'halfScreen', '& > [role=tabpanel]': { pt: '5' } } });

function labelOf(tab: AccountTab): ReactNode {
  if (tab !== 'rewards') return sectionLabels[tab];
  return (
    <>
      {sectionLabels[tab]}
      <Suspense>
        <RewardsCount />
      </Suspense>
    </>
  );
}

/** The account area as a modal: every section as a tab (SHELL-11, SHELL-12). */
export function MyAccount({ tab, onClose }: ModalComponentProps<'myAccount'>): JSX.Element {
  const [section, setSection] = useState(() => sectionOf(tab));
  const onInput = usePageOnceWide(section, onClose);
  return (
    <Dialog open title="My Account" size="lg" onClose={onClose}>
      <Frame onInput={onInput}>
        <Tabs
          label="My Account"
          value={section}
          onChange={setSection}
          items={accountTabs.map((value) => ({ value, label: labelOf(value) }))}
        >
          <AccountSection tab={section} named />
        </Tabs>
      </Frame>
    </Dialog>
  );
}
