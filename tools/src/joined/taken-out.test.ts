import { it } from 'vitest';
import { deadDeclarations } from './live-tree.ts';
import { unopenedModals } from './modal-openers.ts';
import { unsentOperations } from './operations.ts';
import { unreadKeys } from './stored-keys.ts';
import { loosePushes } from './subscriptions.ts';
import { expectMissed, web, type Takeout, type Takeouts } from './takeout.ts';

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

const takeouts: Takeouts = [
  ['the opener of the greeting', opener('registrationBonus', 'promos/modals/sign-up-greeting.tsx')],
  ['the opener of the points', opener('levelPointInfoModal', 'levels/level-section.tsx')],
  [
    'the opener of the rules',
    opener('jackpotRulesModal', 'jackpots/jackpot-card.tsx', ', { jackpotId: jackpot.id }'),
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
  [
    'the opener of the terms, which is only counted then',
    {
      check: unopenedModals,
      named: 'modal tournamentTermsModal',
      edits: [
        [
          `${web}tournaments/tournament-card.tsx`,
          "modals.open('tournamentTermsModal', { tournamentId: id });",
          "track('tournamentTermsModal');",
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
    'what a listener of a jackpot does',
    {
      check: loosePushes,
      named: 'listener of jackpotWon',
      edits: [
        [
          `${web}jackpots/jackpot-listener.ts`,
          "modals.open('jackpotPopup', { jackpotId, amount, currency: currency.code });",
          '',
        ],
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
    'what calls a function of the platform',
    {
      check: (_live, whole) => deadDeclarations(whole),
      named: 'dead apps/mock-api/src/config.ts#settingsWarnings',
      edits: [['apps/mock-api/src/main.ts', 'settingsWarnings(settings)', '[]']],
    },
  ],
  [
    'what renders a part of the design system',
    {
      check: (_live, whole) => deadDeclarations(whole),
      named: 'dead libs/ui/src/forms/radio-cards.tsx#RadioCards',
      edits: [
        [
          `${web}payments/forms/method-cards.tsx`,
          '<RadioCards label={label} cards={cards} {...choice} />',
          'null',
        ],
      ],
    },
  ],
];

it.each(takeouts)(
  '%s, taken out, is missed',
  (_what, takeout) => {
    expectMissed(takeout);
  },
  120_000,
);
