import { eachImport } from './imports.js';
import { importPlace } from '../shared/import-place.js';
import { placeOf } from './places.js';

/**
 * One wall: which files it holds for, and why an import of theirs is refused (undefined when it is allowed).
 * @typedef {object} Wall
 * @property {RegExp} from
 * @property {(facts: { place: string, specifier: string, target: string | undefined }) => string | undefined} refuse
 */

const plainValues = ['money', 'format', 'calendar', 'progress'];

/**
 * A folder whose neighbours see only its `index.ts`, or other faces of it.
 * @param {string} folder
 * @param {string} kind
 * @param {RegExp} faces
 * @returns {Wall}
 */
function ownInside(folder, kind, faces = /^index\.tsx?$/) {
  const area = new RegExp(`^${folder}/([^/]+)/(.+)$`);
  return {
    from: new RegExp(`^${folder}/[^/]+/`),
    refuse: ({ place, target }) => {
      const own = area.exec(place)?.[1];
      const [, other, inside] = area.exec(target ?? '') ?? [];
      if (!other || other === own || faces.test(inside ?? '')) return undefined;
      return `${kind} "${String(own)}" sees of "${other}" only its index.ts.`;
    },
  };
}

/** The floors of the platform, lowest first. */
const floors = [['platform', 'art'], ['modules'], ['stubs'], ['seed']];

/** @param {string | undefined} place */
function floorOf(place) {
  const room = /^apps\/mock-api\/src\/([^/]+)\//.exec(place ?? '')?.[1] ?? '';
  return floors.findIndex((rooms) => rooms.includes(room));
}

/** @type {Wall} */
const floorsPointDown = {
  from: /^apps\/mock-api\/src\/(platform|art|modules|stubs|seed)\/(?!.*\.test\.ts$)/,
  refuse: ({ place, target }) => {
    if (!target?.startsWith('apps/mock-api/')) return undefined;
    if (/^apps\/mock-api\/(test\/|src\/[^/]+$)/.test(target))
      return 'The product imports neither its tests nor what puts it together.';
    return floorOf(target) > floorOf(place)
      ? 'The floors of the platform point down: platform and art, modules, stubs, seed.'
      : undefined;
  },
};

/**
 * The game server reaches money only through the signed wallet (PLAY-26); of the platform's modules it knows what a vendor
 * knows, the catalogue.
 * @type {Wall}
 */
const gamesUseTheSignedWallet = {
  from: /^apps\/mock-api\/src\/stubs\/games\/(?!.*\.test\.ts$)/,
  refuse: ({ target }) =>
    /^apps\/mock-api\/src\/(?:modules\/(?!games\/)|platform\/ledger\/)/.test(target ?? '')
      ? 'A game reaches money only through the signed wallet, and of the modules it knows only the catalogue.'
      : undefined,
};

/** The import rules of the architecture that a package's tags cannot say. @type {Wall[]} */
export const walls = [
  // What only late parts use has a face of its own, because the first screen loads index.ts.
  ownInside('apps/web/src/features', 'Feature', /^(?:index|late)\.tsx?$/),
  ownInside('apps/mock-api/src/modules', 'Module'),
  // Forms have a face of their own, because their schemas need zod and the first screen does not.
  ownInside('libs/domain/src', 'Area', /^(?:forms\/)?index\.ts$/),
  {
    from: /^libs\/domain\/src\/(?!.*(?:\.test\.ts$|\/testing\/))/,
    refuse: ({ target }) =>
      /^libs\/domain\/(?:test\/|.*\/testing\/)/.test(target ?? '')
        ? 'The rules import nothing of their tests.'
        : undefined,
  },
  floorsPointDown,
  gamesUseTheSignedWallet,
  {
    from: /^apps\/mock-api\/src\/(?!art\/)(?!.*\.test\.ts$)/,
    refuse: ({ target }) =>
      /^apps\/mock-api\/src\/art\/(?!index\.ts$)/.test(target ?? '')
        ? 'Artwork is seen only through src/art/index.ts.'
        : undefined,
  },
  {
    from: /^apps\/mock-api\/src\/art\/(?!.*\.test\.ts$)/,
    refuse: ({ target, specifier }) =>
      (target !== undefined && !target.startsWith('apps/mock-api/src/art/')) ||
      /^@magpie\/(?!domain\/)/.test(specifier)
        ? 'Artwork imports nothing of the product but the domain.'
        : undefined,
  },
  {
    from: /^apps\/web\/src\/features\//,
    refuse: ({ target }) =>
      target?.startsWith('apps/web/src/app/')
        ? 'A feature never imports the composition root src/app.'
        : undefined,
  },
  {
    from: /^libs\/ui\//,
    refuse: ({ specifier }) => {
      const area = /^@magpie\/domain\/(.+)$/.exec(specifier)?.[1];
      if (area === undefined || plainValues.includes(area)) return undefined;
      return `The design system knows no business area: of the domain it may import ${plainValues.join(', ')}.`;
    },
  },
  {
    from: /^(apps|libs|e2e|tools|schema)\//,
    refuse: ({ place, specifier, target }) => {
      const app = /^apps\/[^/]+\//.exec(target ?? '')?.[0];
      const foreign = app !== undefined && !place.startsWith(app);
      return foreign || /^@magpie\/(web|mock-api)(\/|$)/.test(specifier)
        ? 'Nothing imports an app.'
        : undefined;
    },
  },
  {
    from: /^e2e\//,
    refuse: ({ specifier, target }) => {
      const outside = target !== undefined && !target.startsWith('e2e/');
      const other = /^@magpie\/(?!gql\/|stories$)/.test(specifier);
      return outside || other
        ? 'Journeys import nothing of the product but libs/gql and libs/stories.'
        : undefined;
    },
  },
  {
    from: /^(apps|libs|e2e|tools|schema)\//,
    refuse: ({ specifier, target }) =>
      target !== undefined && !/\.[a-z]+(\?[a-z-]+)?$/.test(specifier)
        ? 'A relative import names the file with its extension.'
        : undefined,
  },
  {
    from: /^apps\//,
    refuse: ({ place, specifier, target }) =>
      specifier.startsWith('../../../') && /^apps\/[^/]+\/(src|test)\//.test(target ?? '') && place !== target
        ? 'What is three folders up is named by its room: `#shared/…`.'
        : undefined,
  },
];

/**
 * Which file may import which, where Nx tags (whole packages) are too coarse.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importWalls = {
  meta: { type: 'problem', schema: [], docs: { description: 'the import rules of the architecture' } },
  create(context) {
    const place = placeOf(context.filename);
    const here = walls.filter((wall) => wall.from.test(place));
    if (here.length === 0) return {};
    return eachImport((specifier, node) => {
      const target = /^[.#]/.test(specifier) ? importPlace(place, specifier) : undefined;
      for (const wall of here) {
        const message = wall.refuse({ place, specifier, target });
        if (message) context.report({ node, message });
      }
    });
  },
};
