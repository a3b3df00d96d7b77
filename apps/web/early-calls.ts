import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledScript } from './bundled-script.ts';
import type { EarlyList } from './src/app/early/ask-early.ts';

const inEarly = (file: string) => fileURLToPath(new URL(`src/app/early/${file}.ts`, import.meta.url));

type Listed = typeof import('./src/app/early/early-list.ts');

async function listed(): Promise<Listed> {
  const code = await bundledScript(inEarly('early-list'), 'esm');
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Listed;
}

const fileOf = (part: string) =>
  `/${part.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

/** The scripts of lazy parts of the app, with all that they import but what the page itself names. */
function scriptsOf(parts: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const found = new Set<string>();
  const add = (fileName: string) => {
    if (found.has(fileName) || entries.has(fileName)) return;
    found.add(fileName);
    chunks.find((each) => each.fileName === fileName)?.imports.forEach(add);
  };
  for (const part of parts) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(fileOf(part))));
    if (!chunk) throw new Error(`The build has no script of ${part}.`);
    add(chunk.fileName);
  }
  return [...found].map((fileName) => `/${fileName}`);
}

async function scriptWith(bundle: Rolldown.OutputBundle | undefined): Promise<string> {
  const { adminCodes, earlyPages, earlyQueries } = await listed();
  const pages = Object.entries(earlyPages).map(([path, { parts, operations, ofVisitors }]) => {
    const scripts = bundle ? scriptsOf(parts, bundle) : [];
    return [path, { operations, ofVisitors, scripts }] as const;
  });
  const list: EarlyList = { pages: Object.fromEntries(pages), queries: earlyQueries, adminCodes };
  const code = await bundledScript(inEarly('ask-now'), 'iife', { EARLY_LIST: list });
  return code.trim();
}

/** Lets each page ask for its own scripts and its first answers before the app's script has arrived. */
export function earlyCalls(): Plugin {
  return {
    name: 'magpie:early-calls',
    transformIndexHtml: {
      order: 'post',
      handler: async (_page, { bundle }) => [
        { tag: 'script', injectTo: 'head', children: await scriptWith(bundle) },
      ],
    },
  };
}
