import { Icon } from '@magpie/ui';
import {
  ArrowRightLeft,
  Award,
  BadgePercent,
  Banknote,
  CreditCard,
  Gift,
  HandCoins,
  History,
  KeyRound,
  PartyPopper,
  RefreshCw,
  ScanFace,
  Trophy,
  User,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { JSX } from 'react';
import type { AccountTab } from '#shared/navigation/index.ts';

const icons: Readonly<Record<AccountTab, LucideIcon>> = {
  'personal-details': User,
  achievements: Award,
  'active-bonus': BadgePercent,
  'freespin-bonus': RefreshCw,
  rewards: PartyPopper,
  'change-password': KeyRound,
  'deposit-withdraw': Wallet,
  'transaction-history': ArrowRightLeft,
  deposits: Banknote,
  withdrawals: CreditCard,
  'betting-history': History,
  cashback: HandCoins,
  'consumable-bonuses': Gift,
  'account-verification': ScanFace,
  'level-system': Trophy,
};

export function SectionIcon({ of }: { readonly of: AccountTab }): JSX.Element {
  return <Icon of={icons[of]} />;
}
