import { beforeAll, expect, it } from 'vitest';
import { uncalledExports } from './domain-callers.ts';
import { liveTree } from './live-tree.ts';
import { unopenedModals } from './modal-openers.ts';
import { unsentOperations } from './operations.ts';
import { platformDecisions, webDecisions } from './platform-decisions.ts';
import { unansweredReasons } from './reasons.ts';
import { readProductTree, treeOf, type SourceTree } from './source-tree.ts';
import { unreadKeys } from './stored-keys.ts';
import { loosePushes } from './subscriptions.ts';

/*
 * Openers, listeners and callers are taken out of the product as it is, one by one, and the check of their kind has to name
 * what is loose then.
 */

interface Takeout {
  readonly check: (tree: SourceTree) => string[];
  readonly named: string;
  /** Texts of the product and what stands in their place, by the file. */
  readonly edits: readonly (readonly [file: string, text: string, instead: string])[];
}

const web = 'apps/web/src/features/';

const opener = (modal: string, file: string, args = ''): Takeout => ({
  check: unopenedModals,
  named: `modal ${modal}`,
  edits: [[`${web}${file}`, `modals.open('${modal}'${args});`, 'wait();']],
});

const listeners = (push: string, ...files: readonly string[]): Takeout => ({
  check: loosePushes,
  named: `listener of ${push}`,
  edits: files.map((file) => [`${web}${file}`, `usePush('${push}'`, "usePush('balanceUpdated'"]),
});

const takeouts: readonly (readonly [what: string, takeout: Takeout])[] = [
  ['the opener of the greeting', opener('registrationBonus', 'promos/modals/sign-up-greeting.tsx')],
  ['the opener of the points', opener('levelPointInfoModal', 'levels/level-section.tsx')],
  [
    'the opener of the rules',
    opener('jackpotRulesModal', 'jackpots/jackpot-page.tsx', ', { jackpotId: jackpot.id }'),
  ],
  [
    'both openers of the unlocked bonus',
    {
      check: unopenedModals,
      named: 'modal bonusUnlockModal',
      edits: [
        [`${web}promos/modals/promo-begun.ts`, "modals.open('bonusUnlockModal', { promoId });", 'wait();'],
        [
          `${web}promos/modals/unlock-watch.tsx`,
          "modals.open('bonusUnlockModal'",
          "modals.close('levelModal'",
        ],
      ],
    },
  ],
  ['the listeners of a level', listeners('levelUp', 'levels/level-listener.ts', 'levels/level-watch.ts')],
  [
    'the listeners of a promo',
    listeners('memberPromoCreated', 'promos/modals/promo-listener.ts', 'promos/modals/unlock-watch.tsx'),
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
        [
          `${web}transactions/withdrawals-section.tsx`,
          'if (!decideCancellation(row).allowed) return null;',
          '',
        ],
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
  [
    'the sender of an operation',
    {
      check: unsentOperations,
      named: 'operation ClaimCashback',
      edits: [[`${web}cashback/use-claim-cashback.ts`, 'useClaimCashbackMutation', 'useNothing']],
    },
  ],
  [
    'the reader of a stored key',
    {
      check: unreadKeys,
      named: 'stored key storageKeys.multipleSession',
      edits: [[`${web}session/service/stored.ts`, 'localStore.read(storageKeys.multipleSession)', 'null']],
    },
  ],
  [
    'what renders the opener of the points',
    {
      check: unopenedModals,
      named: 'modal levelPointInfoModal',
      edits: [
        [
          `${web}account/account-section.tsx`,
          "'level-system': () => <LevelSection />",
          "'level-system': () => null",
        ],
      ],
    },
  ],
  [
    "a look at the web's answer whether a withdrawal can be cancelled",
    {
      check: platformDecisions,
      named: 'decideCancellation',
      edits: [
        [
          `${web}transactions/withdrawals-section.tsx`,
          'if (!decideCancellation(row).allowed) return null;',
          'decideCancellation(row);',
        ],
      ],
    },
  ],
  [
    'the refusal for a reason',
    {
      check: unansweredReasons,
      named: 'reason seatReasons.tooDeep',
      edits: [['apps/mock-api/src/stubs/games/calls.ts', "refuse('tooDeep')", "refuse('notJson')"]],
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
];

let product: SourceTree;
/** Of it what is used. */
let live: SourceTree;

beforeAll(() => {
  product = readProductTree();
  live = liveTree(product);
}, 120_000);

function without(edits: Takeout['edits']): SourceTree {
  const changed: Record<string, string> = {};
  for (const [file, text, instead] of edits) {
    const before = changed[file] ?? product.get(file)?.text ?? '';
    expect(before).toContain(text);
    changed[file] = before.replaceAll(text, instead);
  }
  return liveTree(new Map([...product, ...treeOf(changed)]));
}

it.each(takeouts)(
  '%s, taken out, is missed',
  (_what, { check, named, edits }) => {
    expect(check(live)).not.toContain(named);
    expect(check(without(edits))).toContain(named);
  },
  120_000,
);
