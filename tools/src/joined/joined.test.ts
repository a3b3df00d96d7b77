import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../trace/catalogue.ts';
import { allowed, kept, openAreas } from './allowed.ts';
import { looseThings } from './checks.ts';
import { playerFields, unsentControls } from './contract-use.ts';
import { liveTree } from './live-tree.ts';
import { modalNames } from './modal-openers.ts';
import { operationsFiles, operationsIn } from './operations.ts';
import { documentedWays, indirectAsks, told } from './own-asks.ts';
import { documentedDecisions, platformDecisions, webDecisions } from './platform-decisions.ts';
import { membersOf, settingLists } from './settings.ts';
import { readProductTree, type SourceTree } from './source-tree.ts';
import { subscriptionFields } from './subscriptions.ts';
import { readUnusedFields } from './unused-fields.ts';
import { verdictOf } from './verdict.ts';

let product: SourceTree;
let tree: SourceTree;

beforeAll(() => {
  product = readProductTree();
  tree = liveTree(product);
});

describe('the product', () => {
  it('has nothing loose but what waits for a requirement or is kept by one, and nothing of it is joined', () => {
    expect(
      verdictOf(
        looseThings(product),
        [...allowed, ...kept].map(({ thing }) => thing),
      ),
    ).toEqual({ loose: [], needless: [] });
  });

  it('selects every field of the contract that schema/unused.allow does not name', () => {
    const unused = [...playerFields(tree).unselected, ...unsentControls(tree)];
    expect(
      verdictOf(
        unused,
        readUnusedFields().map(({ path }) => path),
      ),
    ).toEqual({ loose: [], needless: [] });
  });

  it('lets the web ask every decision that the document on decisions does not leave to the platform', () => {
    expect(verdictOf(platformDecisions(tree), documentedDecisions('platform'))).toEqual({
      loose: [],
      needless: [],
    });
  });

  it('lets the platform ask every decision that the document does not leave to a form of the web', () => {
    expect(verdictOf(webDecisions(tree), documentedDecisions('web'))).toEqual({ loose: [], needless: [] });
  });

  it('lets each side ask a decision itself, or by the rule that the document on decisions tells', () => {
    const ways = documentedWays();
    const left = { web: documentedDecisions('platform'), platform: documentedDecisions('web') };
    expect(verdictOf(indirectAsks(tree, ways, left), ways.map(told))).toEqual({
      loose: [],
      needless: [],
    });
  });

  it('is looked through where things are', () => {
    expect(modalNames(tree)).toContain('depositModal');
    expect(subscriptionFields(tree)).toContain('balanceUpdated');
    expect(operationsIn(operationsFiles(tree)).map(({ name }) => name)).toContain('Config');
    expect(playerFields(tree).selected).toContain('Config.multipleSession');
    const settings = settingLists.map(({ file, name }) => {
      const source = tree.get(file);
      return source ? membersOf(source, name).length : 0;
    });
    expect(settings.every((count) => count > 0)).toBe(true);
  });
});

describe('what is allowed', () => {
  it('names requirements that exist, and waits for those of areas that are still to be built only', () => {
    const known = new Set(
      readCatalogue().areas.flatMap(({ requirements }) => requirements.map(({ id }) => id)),
    );
    expect(allowed.filter(({ waitsFor }) => !known.has(waitsFor))).toEqual([]);
    expect(allowed.filter(({ waitsFor }) => !openAreas.includes(waitsFor.replace(/-\d+$/, '')))).toEqual([]);
    expect(kept.filter(({ keptBy }) => !known.has(keptBy))).toEqual([]);
    expect(readUnusedFields().filter(({ requirement }) => !known.has(requirement))).toEqual([]);
  });
});
