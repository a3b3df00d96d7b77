import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Endpoint = 'main' | 'promo' | 'control';

export type Sdl = Readonly<Record<Endpoint, string>>;

/** Put in by the production build, because the bundle is one file with no contract folder beside it. */
declare const MAGPIE_SDL: Sdl | undefined;

/** Whether the contract was checked when it was built in, so that no start need do so again. */
export const isSdlChecked = typeof MAGPIE_SDL !== 'undefined';

const PARTS: Readonly<Record<Endpoint, readonly string[]>> = {
  main: ['common', 'main', 'subscriptions'],
  promo: ['common', 'promo'],
  control: ['common', 'control'],
};

/** Reads the contract: the constant `MAGPIE_SDL` of a bundle, else the files of the workspace's schema folder. */
export function readSdl(): Sdl {
  if (typeof MAGPIE_SDL !== 'undefined') return MAGPIE_SDL;
  return { main: composed('main'), promo: composed('promo'), control: composed('control') };
}

function composed(endpoint: Endpoint): string {
  const root = fileURLToPath(new URL('../../../../../schema', import.meta.url));
  return PARTS[endpoint].flatMap((part) => textsOf(join(root, part))).join('\n');
}

function textsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
