import { chakra } from '@chakra-ui/react';
import { refusalText } from '@magpie/domain/decision';
import { displayMoney } from '@magpie/domain/format';
import { decideJackpotRound, jackpotRoundReasons } from '@magpie/domain/jackpots';
import { money } from '@magpie/domain/money';
import { Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import type { JSX } from 'react';
import type { Jackpot } from './jackpot-facts.tsx';

const minor = (amount: string | null, { currency }: Jackpot) =>
  money.parseOrZero(amount ?? '', currency.type);

/** What a win of the required size would come to now. */
function outlook(jackpot: Jackpot): string {
  const { currency, status, poolStatus } = jackpot;
  const winRequirement = minor(jackpot.winRequirement, jackpot);
  const decision = decideJackpotRound({
    status,
    poolStatus,
    stake: money.zero,
    mostlyAtRisk: true,
    payout: winRequirement,
    winRequirement,
    turnover: minor(jackpot.ownTurnover, jackpot),
    turnoverRequirement: minor(jackpot.turnoverRequirement, jackpot),
  });
  if (!decision.allowed) return refusalText(jackpotRoundReasons, decision);
  return `You are in: your next win of ${displayMoney(jackpot.winRequirement, currency)} or more beyond its stake wins it.`;
}

/** How far the member is towards taking part (JACK-13); nothing for a visitor. */
export function OwnTurnover({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element | null {
  const { ownTurnover, turnoverRequirement, currency } = jackpot;
  if (ownTurnover === null) return null;
  const required = minor(turnoverRequirement, jackpot);
  return (
    <>
      {required > 0n && (
        <chakra.div alignSelf="stretch">
          <Meter
            label="Your turnover since the last payout"
            used={displayMoney(ownTurnover, currency)}
            limit={displayMoney(turnoverRequirement, currency)}
            percent={money.shareInPercent(minor(ownTurnover, jackpot), required)}
          />
        </chakra.div>
      )}
      <Text size="body.sm">{outlook(jackpot)}</Text>
    </>
  );
}
