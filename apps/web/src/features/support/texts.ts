import { supportPages, type SupportPage } from '../../shared/navigation/index.ts';

/** The keys of the marketing pages (SHELL-45). */
export type MarketingKey = 'vip-levels' | 'vip-club' | 'weekly-cashback';

/** The key of a text that comes with the product. */
export type TextKey = SupportPage | MarketingKey;

/** A text that comes with the product: the front matter of its file, and what follows it as Markdown. */
export interface BuiltInText {
  readonly title: string;
  /** One line about the page. */
  readonly description: string;
  readonly body: string;
}

type Source = () => Promise<{ readonly default: string }>;

/** Each file is fetched by itself when it is first shown. */
const sources: Readonly<Record<TextKey, Source>> = {
  'contact-us': () => import('../../../content/contact-us.md?raw'),
  'help-centre': () => import('../../../content/help-centre.md?raw'),
  'responsible-gambling': () => import('../../../content/responsible-gambling.md?raw'),
  'about-us': () => import('../../../content/about-us.md?raw'),
  'privacy-policy': () => import('../../../content/privacy-policy.md?raw'),
  'terms-and-conditions': () => import('../../../content/terms-and-conditions.md?raw'),
  'aml-policy': () => import('../../../content/aml-policy.md?raw'),
  'kyc-policy': () => import('../../../content/kyc-policy.md?raw'),
  'vip-levels': () => import('../../../content/vip-levels.md?raw'),
  'vip-club': () => import('../../../content/vip-club.md?raw'),
  'weekly-cashback': () => import('../../../content/weekly-cashback.md?raw'),
};

/** Whether a word of an address or of a modal's props names a support page. */
export function isSupportPage(word: string): word is SupportPage {
  return supportPages.some((page) => page === word);
}

/**
 * Takes a file apart: `key: value` lines between two lines of three hyphens, then the text.
 *
 * @throws Error when the title or the description is missing
 */
export function parseText(source: string): BuiltInText {
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  const fields = new Map(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const title = fields.get('title');
  const description = fields.get('description');
  if (!title || !description) throw new Error('A text needs a title and a description in its front matter.');
  return { title, description, body: body.trim() };
}

const loaded = new Map<TextKey, Promise<BuiltInText>>();

async function load(key: TextKey): Promise<BuiltInText> {
  try {
    return parseText((await sources[key]()).default);
  } catch (error) {
    loaded.delete(key);
    throw error;
  }
}

/** The text of a page, fetched once; a failure is forgotten, so that the next call tries again. */
export function builtInText(key: TextKey): Promise<BuiltInText> {
  const known = loaded.get(key);
  if (known) return known;
  const text = load(key);
  loaded.set(key, text);
  return text;
}
