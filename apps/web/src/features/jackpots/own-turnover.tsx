import { chakra } from '@chakra-ui/react';
import { refusalText } from '@magpie/domain/decision';
import { displayMoney } from '@magpie/domain/format';
import { decideJackpotRound, jackpotRoundReasons } from '@magpie/domain/jackpots';
import { money } from '@magpie/domain/money';
import { Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import type { JSX } from 'react';
import type { Jackpot } from './jackpot-facts.tsx';

/** What a win of the required size would come to now. */
function outlook({ ownTurnover, ...jackpot }: Jackpot): string {
  const { currency, status, poolStatus } = jackpot;
  const minor = (amount: string | null) => {
    const parsed = money.parse(amount ?? '', currency.type);
    return parsed.ok ? parsed.value : money.zero;
  };
  const winRequirement = minor(jackpot.winRequirement);
  const decision = decideJackpotRound({
    status,
    poolStatus,
    win: winRequirement,
    winRequirement,
    turnover: minor(ownTurnover),
    turnoverRequirement: minor(jackpot.turnoverRequirement),
  });
  if (!decision.allowed) return refusalText(jackpotRoundReasons, decision);
  return `You are in: your next win of ${displayMoney(jackpot.winRequirement, currency)} or more wins it.`;
}

/** How far the member is towards taking part (JACK-13); nothing for a visitor. */
export function OwnTurnover({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element | null {
  const { ownTurnover, turnoverRequirement, currency } = jackpot;
  if (ownTurnover === null) return null;
  return (
    <>
      {Number(turnoverRequirement) > 0 && (
        <chakra.div alignSelf="stretch">
          <Meter
            label="Your turnover since the last payout"
            used={displayMoney(ownTurnover, currency)}
            limit={displayMoney(turnoverRequirement, currency)}
            percent={(Number(ownTurnover) / Number(turnoverRequirement)) * 100}
          />
        </chakra.div>
      )}
      <Text size="body.sm">{outlook(jackpot)}</Text>
    </>
  );
}
