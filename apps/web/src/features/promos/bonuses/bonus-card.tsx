import { chakra } from '@chakra-ui/react';
import { Button, Card, Heading, Icon, Tag } from '@magpie/ui';
import { Clock } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { useNow } from '#shared/page/index.ts';
import { bonusChip, bonusGain, type Bonus } from './bonus-text.ts';
import { useActivateBonus } from './use-activate-bonus.ts';

const Frame = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.22} minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3.5',
    height: 'full',
    p: '3.5',
    '& > img': { boxSize: '22', objectFit: 'cover', borderRadius: 'wingThumb', bg: 'bg.muted' },
  },
});
const Buttons = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
});

/** A bonus that waits to be activated, with the way to everything it says. */
export function BonusCard({ bonus }: { readonly bonus: Bonus }): JSX.Element {
  const { activate, busy } = useActivateBonus();
  const gain = bonusGain(bonus);
  const chip = bonusChip(bonus, useNow());
  return (
    <Frame as="article" aria-label={bonus.name}>
      <img src={bonus.subBannerImage ?? bonus.mainBannerImage} alt="" width={88} height={88} loading="lazy" />
      <div>
        <Heading level={3} size="heading.sm">
          {bonus.name}
        </Heading>
        <chakra.p textStyle="money.md" whiteSpace="normal" color={gain.money ? 'fg.money' : 'fg'}>
          {gain.text}
        </chakra.p>
        <Tag icon={<Icon of={Clock} />} mt="1.5">
          {chip}
        </Tag>
      </div>
      <Buttons>
        <Button variant="inverse" size="sm" loading={busy} onClick={() => void activate(bonus)}>
          Activate
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to={paths.bonus(bonus.id)} aria-label={`Read More about ${bonus.name}`}>
            Read More
          </Link>
        </Button>
      </Buttons>
    </Frame>
  );
}
