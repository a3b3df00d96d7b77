import { chakra } from '@chakra-ui/react';
import { Icon } from '@magpie/ui';
import type { LucideIcon } from 'lucide-react';
import { Suspense, type JSX, type ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyPart } from '#shared/navigation/index.ts';
import { menuRow } from '#shared/page/index.ts';

const RailTooltip = lazyPart(() => import('./rail-tooltip.tsx'), 'RailTooltip');

export const Item = chakra('span', {
  base: {
    ...menuRow,
    width: 'full',
    textAlign: 'start',
    '&[aria-current=page]': { layerStyle: 'counterchange', fontWeight: '600' },
    '&[aria-expanded=true]': { color: 'fg', fontWeight: '600' },
    '&[data-rail]': { justifyContent: 'center', px: '0' },
    '& > [data-part=end]': { display: 'flex', ms: 'auto', color: 'fg.subtle' },
  },
  variants: { sub: { true: { minH: { base: '11', md: '9' }, px: '2.5', fontSize: 'label' } } },
});

export interface MenuMode {
  /** Icons alone, their words in tooltips. */
  readonly collapsed: boolean;
  readonly onChoose?: () => void;
}

interface ItemLook extends Pick<MenuMode, 'collapsed'> {
  readonly icon: LucideIcon;
  readonly label: string;
}

/** An element of the rail with its words in a tooltip; without one until its code has come. */
export function InRail({
  words,
  children,
}: {
  readonly words: string;
  readonly children: ReactElement;
}): JSX.Element {
  return (
    <Suspense fallback={children}>
      <RailTooltip words={words}>{children}</RailTooltip>
    </Suspense>
  );
}

const railProps = ({ collapsed, label }: ItemLook) =>
  collapsed ? { 'data-rail': '', 'aria-label': label } : {};

function Look({ icon, label, collapsed }: ItemLook): JSX.Element {
  return (
    <>
      <Icon of={icon} />
      {!collapsed && label}
    </>
  );
}

export interface MenuLinkProps extends ItemLook, MenuMode {
  readonly to: string;
}

export function MenuLink({ to, onChoose, ...look }: MenuLinkProps): JSX.Element {
  const link = (
    <Item asChild {...railProps(look)}>
      <NavLink to={to} {...(onChoose && { onClick: onChoose })}>
        <Look {...look} />
      </NavLink>
    </Item>
  );
  return look.collapsed ? <InRail words={look.label}>{link}</InRail> : link;
}

export interface MenuActionProps extends ItemLook, MenuMode {
  readonly onPress: () => void;
}

export function MenuAction({ onPress, onChoose, ...look }: MenuActionProps): JSX.Element {
  const press = () => {
    onChoose?.();
    onPress();
  };
  const button = (
    <Item asChild {...railProps(look)}>
      <button type="button" onClick={press}>
        <Look {...look} />
      </button>
    </Item>
  );
  return look.collapsed ? <InRail words={look.label}>{button}</InRail> : button;
}
