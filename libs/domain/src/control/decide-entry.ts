import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** How long a way in is open, in ms: for the time that a browser takes to start. */
export const entryLifeMs = 120_000;

const longestPage = 2_000;

export type EntryReason = 'unknownMoment' | 'noSitePage' | 'spent';

export interface EntryDetails {
  /** The moment or page as given. */
  readonly name: string;
}

export const entryReasons = {
  unknownMoment: { code: 'NOT_FOUND', text: ({ name }) => `There is no moment '${name}'.` },
  noSitePage: {
    code: 'BAD_USER_INPUT',
    text: ({ name }) => `'${name}' is no page of the site, such as /promotions.`,
  },
  spent: { code: 'NOT_FOUND', text: () => 'This way in has been used or is too old. Ask for another one.' },
} as const satisfies ReasonTable<EntryReason, EntryDetails>;

type EntryDecision<Plan> = Decision<Plan, EntryReason, EntryDetails>;

/** A browser would take two slashes, or one that it reads as a slash, for another site. */
const pathForm = /^\/(?![/\\])[\u0021-\u005b\u005d-\u007e]*$/;

/** Whether a text is a page of the site, and of no other. */
export function decideSitePage(page: string): EntryDecision<string> {
  return page.length <= longestPage && pathForm.test(page)
    ? allow(page)
    : refuse('noSitePage', { name: page });
}

export function decideMoment<Moment>(name: string, moment: Moment | undefined): EntryDecision<Moment> {
  return moment === undefined ? refuse('unknownMoment', { name }) : allow(moment);
}

/** Whether a way in opens: once, and not for long. @param openUntil epoch ms of real time */
export function decideEntry<Entry extends { readonly openUntil: number }>(
  entry: Entry | undefined,
  realNow: number,
): EntryDecision<Entry> {
  return entry !== undefined && realNow < entry.openUntil ? allow(entry) : refuse('spent', { name: '' });
}
