import { it } from 'vitest';
import { uncalledExports } from './domain-callers.ts';
import { unlookedAnswers } from './looked-answers.ts';
import { documentedWays, indirectAsks } from './own-asks.ts';
import { documentedDecisions, platformDecisions, webDecisions } from './platform-decisions.ts';
import { unansweredReasons } from './reasons.ts';
import type { SourceTree } from './source-tree.ts';
import { unaskedStages } from './stages.ts';
import { expectMissed, web, type Takeout, type Takeouts } from './takeout.ts';

const look = 'if (!decideCancellation(row).allowed) return null;';

const unlooked = (instead: string): Takeout => ({
  check: platformDecisions,
  named: 'decideCancellation',
  edits: [[`${web}transactions/withdrawals-section.tsx`, look, instead]],
});

const askedByAnother = (live: SourceTree) =>
  indirectAsks(live, documentedWays(), {
    web: documentedDecisions('platform'),
    platform: documentedDecisions('web'),
  });

const unasked = (side: string, decision: string, file: string, call: string): Takeout => ({
  check: askedByAnother,
  named: `${side} asks ${decision} nowhere itself`,
  edits: [
    [file, call, 'nothing()'],
    [file, decision, 'nothing'],
  ],
});

const unlookedAt = (decision: string, file: string, look: string, instead: string): Takeout => ({
  check: unlookedAnswers,
  named: `answer of ${decision} in ${file}`,
  edits: [[file, look, instead]],
});

const takeouts: Takeouts = [
  [
    'the question about a withdrawal when it is handed on',
    {
      check: unaskedStages,
      named: 'stage authorize of decideWithdrawal',
      edits: [
        [
          'apps/mock-api/src/modules/payments/withdrawal-moves.ts',
          "decideWithdrawal(facts, 'authorize')",
          '{ allowed: true, plan: null }',
        ],
      ],
    },
  ],
  [
    "the platform's refusal of a cashback",
    unlookedAt(
      'decideCashbackClaim',
      'apps/mock-api/src/modules/cashback/claim.ts',
      'if (!decision.allowed)',
      'if (false)',
    ),
  ],
  [
    "the web's look at the answer whether a badge can be worn, which is only counted then",
    unlookedAt(
      'decideBadgeActivation',
      `${web}achievements/badge-card.tsx`,
      'decideBadgeActivation(badge).allowed',
      'track(decideBadgeActivation(badge))',
    ),
  ],
  [
    "the platform's question whether a level's reward can be claimed",
    unasked(
      'platform',
      'decideLevelClaim',
      'apps/mock-api/src/modules/levels/service.ts',
      'decideLevelClaim(reward, unit.now)',
    ),
  ],
  [
    "the web's question whether a badge can be worn",
    unasked(
      'web',
      'decideBadgeActivation',
      `${web}achievements/badge-card.tsx`,
      'decideBadgeActivation(badge).allowed',
    ),
  ],
  [
    "the web's question whether a file is too large",
    unasked('web', 'decideFileSize', `${web}verification/upload/read-image.ts`, 'decideFileSize(file.size)'),
  ],
  [
    "the web's question whether a withdrawal can be cancelled",
    {
      check: platformDecisions,
      named: 'decideCancellation',
      edits: [
        [
          `${web}transactions/withdrawals-section.tsx`,
          'import { decideCancellation, listedWithdrawalStatuses }',
          'import { listedWithdrawalStatuses }',
        ],
        [`${web}transactions/withdrawals-section.tsx`, look, ''],
      ],
    },
  ],
  [
    "the platform's question whether a withdrawal can be cancelled",
    {
      check: webDecisions,
      named: 'decideCancellation',
      edits: [
        ['apps/mock-api/src/modules/payments/withdrawal-moves.ts', 'decideCancellation', 'decideNothing'],
      ],
    },
  ],
  [
    "the platform's call of a rule",
    {
      check: uncalledExports,
      named: '@magpie/domain/promos#normalisePromoType',
      edits: [
        [
          'apps/mock-api/src/modules/promos/index.ts',
          "import { normalisePromoType } from '@magpie/domain/promos';",
          '',
        ],
        ['apps/mock-api/src/modules/promos/index.ts', 'spellings: { PromoType: normalisePromoType },', ''],
      ],
    },
  ],
  ["a look at the web's answer whether a withdrawal can be cancelled", unlooked('decideCancellation(row);')],
  [
    'the refusal for a reason',
    {
      check: unansweredReasons,
      named: 'reason seatReasons.tooDeep',
      edits: [['apps/mock-api/src/stubs/games/calls.ts', "refuse('tooDeep')", "refuse('notJson')"]],
    },
  ],
  [
    'the refusal for a reason whose word is logged beside its table',
    {
      check: unansweredReasons,
      named: 'reason seatReasons.tooDeep',
      edits: [
        ['apps/mock-api/src/stubs/games/calls.ts', "refuse('tooDeep')", "refuse('notJson', log('tooDeep'))"],
      ],
    },
  ],
  [
    'the refusal for a reason whose word other areas answer too',
    {
      check: unansweredReasons,
      named: 'reason messageReasons.unknown',
      edits: [['libs/domain/src/messages/decide-deletion.ts', "'unknown')", "'unread')"]],
    },
  ],
  ["a look at the web's answer that is kept", unlooked('const _cancellation = decideCancellation(row);')],
  ["a look at the web's answer that is logged", unlooked('console.log(decideCancellation(row).allowed);')],
];

it.each(takeouts)(
  '%s, taken out, is missed',
  (_what, takeout) => {
    expectMissed(takeout);
  },
  120_000,
);
