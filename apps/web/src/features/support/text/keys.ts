import { oneIdentityDocument, type SiteCode } from '@magpie/domain/site';
import { paths, supportPages, type SupportPage } from '#shared/navigation/index.ts';

/** The keys of the marketing pages (SHELL-45). */
export const marketingPages = ['vip-levels', 'vip-club', 'weekly-cashback'] as const;

export type MarketingKey = (typeof marketingPages)[number];

export type TextKey = SupportPage | MarketingKey;

export const textKeys: readonly TextKey[] = [...supportPages, ...marketingPages];

export function isSupportPage(word: string): word is SupportPage {
  return supportPages.some((page) => page === word);
}

/** The address of a text's page (SHELL-07, SHELL-45). */
export function addressOf(key: TextKey): string {
  return isSupportPage(key) ? paths.support(key) : `/${key}`;
}

/** The KYC policy has two files: one for the sites where a single identity document is enough. */
export function fileOf(key: TextKey, site: SiteCode): string {
  return key === 'kyc-policy' && oneIdentityDocument(site) ? `${key}.one-document.md` : `${key}.md`;
}
