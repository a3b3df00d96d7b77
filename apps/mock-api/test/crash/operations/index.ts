import type { Operation } from '../order.ts';
import type { Seats } from '../seats.ts';
import { operatorOperations } from './operator.ts';
import { paymentOperations } from './payments.ts';
import { playOperations } from './play.ts';
import { providerOperations } from './provider.ts';
import { rewardOperations } from './rewards.ts';

/** Everything that moves money, or brings about that it is moved. */
export function allOperations(seats: Seats): readonly Operation[] {
  return [
    ...paymentOperations,
    ...providerOperations,
    ...operatorOperations,
    ...rewardOperations,
    ...playOperations(seats),
  ];
}
