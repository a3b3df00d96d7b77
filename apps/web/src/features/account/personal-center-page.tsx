import { chakra } from '@chakra-ui/react';
import { Heading, Skeleton, useIsMobile } from '@magpie/ui';
import { Tabs } from '@magpie/ui/data';
import type { InputEvent, JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { holdAccountQuery } from '#shared/account-query/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useModalOverHome, type AccountTab } from '#shared/navigation/index.ts';
import { SideBySide } from '#shared/page/index.ts';
import { useSession, type Account } from '../session/index.ts';
import { useMembersOnly } from '../session/late.ts';
import { AccountCard } from './account-card.tsx';
import { AccountSection } from './account-section.tsx';
import { isMainTab, mainTabs, sectionLabels, sectionOf } from './sections.ts';
import { useTypedIn } from './use-typed-in.ts';

const Columns = chakra(SideBySide, {
  base: {
    gridTemplateColumns: { md: '{sizes.55} minmax(0, 1fr)', lg: '{sizes.card} minmax(0, 1fr)' },
    gap: { base: '5', lg: '8' },
    mt: '5',
    // On a phone it is there for what was typed into it.
    '& > aside': { order: { mdDown: '1' } },
  },
});
const Panel = chakra('div', { base: { minW: '0', '& > * > [role=tabpanel]': { pt: '6' } } });

interface AreaProps {
  readonly account: Account;
  readonly tab: AccountTab;
  readonly onChoose: (tab: AccountTab) => void;
  readonly onInput: (event: InputEvent<HTMLElement>) => void;
}

function Area({ account, tab, onChoose, onInput }: AreaProps): JSX.Element {
  return (
    <>
      <Heading level={1} size="display.lg">
        Personal center
      </Heading>
      <Columns>
        <AccountCard account={account} tab={tab} />
        <Panel onInput={onInput}>
          {isMainTab(tab) ? (
            <Tabs
              label="Personal center"
              value={tab}
              onChange={onChoose}
              items={mainTabs.map((value) => ({ value, label: sectionLabels[value] }))}
            >
              <AccountSection tab={tab} named />
            </Tabs>
          ) : (
            <AccountSection tab={tab} />
          )}
        </Panel>
      </Columns>
    </>
  );
}

/**
 * Below 768 px it is the modal myAccount over the home page (SHELL-11), unless something was typed into a form here before the
 * screen became as narrow. A visitor logs in first (SHELL-14, AUTH-45).
 */
export function PersonalCenterPage(): JSX.Element {
  const narrow = useIsMobile();
  const { account } = useSession();
  const [query, setQuery] = useSearchParams();
  const tab = sectionOf(query.get('tab'));
  const { typed, onInput } = useTypedIn(tab);
  const mobile = narrow && !typed;
  useMembersOnly();
  useModalOverHome(mobile && account !== null, () => {
    holdAccountQuery(query);
    modals.open('myAccount', { tab });
  });
  const choose = (chosen: AccountTab) => {
    setQuery({ tab: chosen });
  };
  if (mobile || !account) return <Skeleton display="block" h="80" />;
  return <Area account={account} tab={tab} onChoose={choose} onInput={onInput} />;
}
