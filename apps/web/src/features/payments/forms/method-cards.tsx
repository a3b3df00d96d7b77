import { EmptyState, ErrorState, Icon, Skeleton } from '@magpie/ui';
import { RadioCards } from '@magpie/ui/forms';
import { Bitcoin, CreditCard, Landmark, Wallet, Zap, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import type { Loading } from '#shared/page/index.ts';

export interface Method {
  readonly id: string;
  readonly name: string;
  /** Type of the contract, which decides the icon. */
  readonly type: string;
}

const icons: Readonly<Partial<Record<string, LucideIcon>>> = {
  CARD: CreditCard,
  UNIONPAY: CreditCard,
  CRYPTO: Bitcoin,
  ONLINE_BANK_TRANSFER: Landmark,
  OFFLINE_BANK_TRANSFER: Landmark,
  PAYID: Zap,
};

export interface MethodCardsProps {
  readonly label: string;
  /** `undefined` while they are on their way. */
  readonly methods: readonly Method[] | undefined;
  readonly loading: Loading;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly disabled: boolean;
}

/** The ways to pay in the active currency, one of which is chosen. */
export function MethodCards({ label, methods, loading, ...choice }: MethodCardsProps): JSX.Element {
  if (loading.failed) return <ErrorState level={3} onRetry={loading.retry} retrying={loading.retrying} />;
  if (!methods) {
    return (
      <div role="status" aria-label={`Loading ${label.toLowerCase()}s`}>
        <Skeleton display="block" h="24" borderRadius="md" />
      </div>
    );
  }
  if (methods.length === 0) {
    return (
      <EmptyState level={3} title="No methods for this currency">
        Choose another currency in your wallet.
      </EmptyState>
    );
  }
  const cards = methods.map(({ id, name, type }) => ({
    value: id,
    label: name,
    icon: <Icon of={icons[type] ?? Wallet} />,
  }));
  return <RadioCards label={label} cards={cards} {...choice} />;
}
