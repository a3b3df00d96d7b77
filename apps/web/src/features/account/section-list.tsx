import { chakra } from '@chakra-ui/react';
import { Card, Heading, Icon } from '@magpie/ui';
import { ChevronRight } from 'lucide-react';
import { Suspense, type JSX } from 'react';
import type { AccountTab } from '#shared/navigation/index.ts';
import { rowButton } from '#shared/page/index.ts';
import { RewardsCount } from '../rewards/index.ts';
import { useSession } from '../session/index.ts';
import { AccountWho } from './account-who.tsx';
import { LevelLine } from './level-line.tsx';
import { SectionIcon } from './section-icon.tsx';
import { sectionGroups, sectionLabels } from './sections.ts';

const List = chakra('nav', {
  base: {
    display: 'grid',
    gap: '5',
    mt: '5',
    '& ul': { layerStyle: 'card', overflow: 'hidden', mt: '2' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& button': { ...rowButton, px: '4', borderRadius: '0', fontSize: 'body', fontWeight: '500' },
    '& [data-part=end]': { display: 'flex', gap: '2', ms: 'auto', color: 'fg.subtle' },
  },
});

export interface SectionListProps {
  readonly onChoose: (section: AccountTab) => void;
}

/** The account area as a phone begins it: who is signed in, their level, and all sections in groups. */
export function SectionList({ onChoose }: SectionListProps): JSX.Element {
  const { account } = useSession();
  const row = (section: AccountTab) => (
    <li key={section}>
      <button
        type="button"
        data-section={section}
        onClick={() => {
          onChoose(section);
        }}
      >
        <SectionIcon of={section} />
        {sectionLabels[section]}
        <span data-part="end">
          {section === 'rewards' && (
            <Suspense>
              <RewardsCount />
            </Suspense>
          )}
          <Icon of={ChevronRight} size="sm" />
        </span>
      </button>
    </li>
  );
  return (
    <>
      {account && (
        <Card>
          <AccountWho account={account} />
          <LevelLine memberId={account.id} />
        </Card>
      )}
      <List aria-label="Account sections">
        {sectionGroups.map(({ label, sections }) => (
          <div key={label}>
            <Heading level={3} size="heading.sm">
              {label}
            </Heading>
            <ul>{sections.map(row)}</ul>
          </div>
        ))}
      </List>
    </>
  );
}
