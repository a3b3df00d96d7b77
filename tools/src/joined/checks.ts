import { uncalledExports } from './domain-callers.ts';
import { deadMembers } from './dead-members.ts';
import { deadDeclarations, liveTree } from './live-tree.ts';
import { unlookedAnswers } from './looked-answers.ts';
import { unopenedModals } from './modal-openers.ts';
import { unsentOperations } from './operations.ts';
import { unansweredReasons } from './reasons.ts';
import { unreadFields } from './unread-fields.ts';
import { unreadSettings } from './settings.ts';
import type { SourceTree } from './source-tree.ts';
import { unaskedStages } from './stages.ts';
import { unreadKeys } from './stored-keys.ts';
import { loosePushes } from './subscriptions.ts';

/** What is built in a tree and not joined to anything, each thing in the words of its check. */
export function looseThings(tree: SourceTree): string[] {
  const checks = [
    deadMembers,
    uncalledExports,
    unopenedModals,
    loosePushes,
    unsentOperations,
    unreadFields,
    unansweredReasons,
    unlookedAnswers,
    unaskedStages,
    unreadSettings,
    unreadKeys,
  ];
  const live = liveTree(tree);
  return [...deadDeclarations(tree), ...checks.flatMap((check) => check(live))];
}
