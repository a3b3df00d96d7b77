import ts from 'typescript';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

/** Answers of the platform that hold nothing of a member, and change when an operator changes them. */
const ofEveryone = new Set([
  ...['BetCategories', 'Cashback', 'Cashbacks', 'Config', 'Countries', 'CountedProviders', 'CurrencyChoices'],
  ...['DepositMethods'],
  ...['FetchLocation', 'GameProviders', 'Games', 'GameTypes', 'Jackpot', 'JackpotPayouts', 'JackpotRules'],
  ...['Jackpots', 'LevelScheme', 'LobbyBanners', 'LobbyJackpots', 'OperatorTexts', 'PhoneCountries'],
  ...['Sportsbook', 'Tournaments', 'WithdrawalMethods'],
]);

const features = 'apps/web/src/features/';

/** Queries of a member's data that do not say what makes their answer old, and why. */
export const unsaid: Readonly<Record<string, readonly string[]>> = {
  'a push of its own, and the end of a gap, have it fetched again': [
    `${features}payments/deposit/deposit-limits.tsx DepositTotals`,
    `${features}verification/verification-section.tsx MemberDocuments`,
  ],
  'another query of the page keeps the same cached answer fresh': [
    `${features}account/use-level-art.ts MemberLevel`,
    `${features}payments/deposit/use-deposit-promos.ts MemberLevel`,
  ],
  'its answer is an address that is used once, at a press': [`${features}bets/bet-round.tsx BetRound`],
  'it is read by what the event itself has opened': [
    `${features}messages/message-view.tsx Message`,
    `${features}promos/modals/bonus-unlock-modal.tsx Promo`,
    `${features}promos/modals/bonus-unlock-modal.tsx PromoStanding`,
    `${features}promos/modals/registration-bonus.tsx PromoStanding`,
    `${features}promos/modals/sign-up-greeting.tsx PromoStanding`,
  ],
  'only the member changes it, by a call whose answer is kept': [
    `${features}games/member/member-games.tsx FavoriteGames`,
    `${features}play/use-reality-check-interval.ts RealityCheckInterval`,
  ],
  'of the member it holds only how often a promo was used, which the platform checks again': [
    `${features}payments/deposit/use-deposit-promos.ts DepositPromos`,
    `${features}promos/detail/promo-page.tsx Promo`,
    `${features}promos/list/promo-list.tsx Promos`,
  ],
};

/** The constants that hold what `freshAfter` answers, by their names. */
function freshNames(sources: readonly Source[]): Set<string> {
  const names = new Set(['freshAfter']);
  const declared = sources.flatMap((source) => nodesOf(source, ts.isVariableDeclaration));
  for (let before = 0; before < names.size;) {
    before = names.size;
    for (const { name, initializer } of declared) {
      const isData = initializer && !ts.isArrowFunction(initializer) && !ts.isCallExpression(initializer);
      const isFresh = initializer?.getText().startsWith('freshAfter(') === true;
      if (ts.isIdentifier(name) && (isFresh || (isData && mentions(initializer, names))))
        names.add(name.text);
    }
  }
  return names;
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) === true;
}

interface WatchedQuery {
  /** As `file Operation`. */
  readonly place: string;
  readonly fresh: boolean;
}

const ofHook = (name: string) => /^use(\w+)Query$/.exec(name)?.[1];

function watchedBy({ expression, arguments: [options] }: ts.CallExpression, sent: ReadonlySet<string>) {
  if (sent.has(expression.getText())) return ofHook(expression.getText());
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'watchQuery') return undefined;
  return /\bquery: (\w+)Document\b/.exec(options?.getText() ?? '')?.[1];
}

function watchedQueries(tree: SourceTree): WatchedQuery[] {
  const sources = productIn(tree, 'apps/web/src/');
  const names = freshNames(sources);
  return sources.flatMap((source) => {
    const sent = new Set(
      nodesOf(source, ts.isImportDeclaration)
        .filter(({ moduleSpecifier }) => moduleSpecifier.getText().startsWith("'@magpie/gql/"))
        .flatMap(({ importClause }) => importClause?.namedBindings?.getText().match(/use\w+Query/g) ?? []),
    );
    return nodesOf(source, ts.isCallExpression).flatMap((call) => {
      const operation = watchedBy(call, sent);
      if (operation === undefined) return [];
      const fresh = call.arguments.some((argument) => mentions(argument, names));
      return [{ place: `${source.path} ${operation}`, fresh }];
    });
  });
}

/** The watched queries that say after what they are fetched again, as `file Operation`. */
export function freshQueries(tree: SourceTree): string[] {
  return watchedQueries(tree)
    .filter(({ fresh }) => fresh)
    .map(({ place }) => place);
}

/** Queries of member data without `freshAfter` and without a reason, and reasons for what is no such query any more. */
export function unfreshQueries(tree: SourceTree, reasons = unsaid): { loose: string[]; needless: string[] } {
  const silent = watchedQueries(tree)
    .filter(({ place, fresh }) => !fresh && !ofEveryone.has(place.split(' ')[1] ?? ''))
    .map(({ place }) => place);
  const told = Object.values(reasons).flat();
  return {
    loose: [...new Set(silent)].filter((each) => !told.includes(each)),
    needless: told.filter((each) => !silent.includes(each)),
  };
}
