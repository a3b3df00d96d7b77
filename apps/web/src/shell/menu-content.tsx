import { chakra } from '@chakra-ui/react';
import { ThemeSwitch } from '@magpie/ui';
import { Award, Gem, Gift, HandCoins, LifeBuoy, ShieldCheck, Trophy, Volleyball } from 'lucide-react';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useSite } from '#shared/site/index.ts';
import { useTheme } from '#shared/theme/index.ts';
import { CasinoMenu } from './casino-menu.tsx';
import { MenuAction, MenuLink, type MenuMode } from './menu-item.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '0.5' } });
const Foot = chakra('div', { base: { display: 'grid', gap: '3', mt: 'auto', pt: '4' } });

function Levels(props: MenuMode): JSX.Element {
  const { levelPage } = useSite();
  const look = { icon: Award, label: 'VIP levels', ...props };
  if (levelPage === 'vip') return <MenuLink to={paths.vip} {...look} />;
  if (levelPage === 'leveling-system') return <MenuLink to={paths.levelingSystem} {...look} />;
  return (
    <MenuAction
      {...look}
      onPress={() => {
        modals.open('levelModal');
      }}
    />
  );
}

/** The entries of the menu, the same beside and over the page (SHELL-29), and the switch of the theme. */
export function MenuContent(props: MenuMode): JSX.Element {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <List>
        <li>
          <CasinoMenu {...props} />
        </li>
        <li>
          <MenuLink to={paths.sportsbook} icon={Volleyball} label="Sportsbook" {...props} />
        </li>
        <li>
          <MenuLink to={paths.promotions} icon={Gift} label="Promotions" {...props} />
        </li>
        <li>
          <MenuLink to={paths.cashbacks} icon={HandCoins} label="Cashbacks" {...props} />
        </li>
        <li>
          <MenuLink to={paths.tournament} icon={Trophy} label="Tournament" {...props} />
        </li>
        <li>
          <MenuLink to={paths.jackpot} icon={Gem} label="Jackpot" {...props} />
        </li>
        <li>
          <Levels {...props} />
        </li>
        <li>
          <MenuLink to={paths.support('contact-us')} icon={LifeBuoy} label="Support" {...props} />
        </li>
      </List>
      <Foot>
        {!props.collapsed && <ThemeSwitch value={theme} onChange={setTheme} />}
        <MenuLink
          to={paths.support('responsible-gambling')}
          icon={ShieldCheck}
          label="Safer play tools"
          {...props}
        />
      </Foot>
    </>
  );
}
