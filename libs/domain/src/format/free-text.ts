/** In UTF-16 units, escapes included (FMT-17). */
export const freeTextLimit = 500;

/** Maximum input length, so that a huge text costs nothing; far more than can remain of it. */
const readLimit = 10_000;

const closedScript = /<script(?![a-z0-9])[^]*?<\/script[^>]*>/gi;

const strayScript = /<script(?![a-z0-9])[^]*$|<\/script[^>]*(?:>|$)/gi;

const escapes: Readonly<Record<string, string>> = { '"': '&quot;', "'": '&#39;' };

function untilStable(text: string, step: (text: string) => string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = step(before);
  } while (after !== before);
  return after;
}

function withoutScripts(text: string): string {
  return untilStable(text, (some) => {
    const open = untilStable(some, (more) => more.replace(closedScript, ''));
    return open.replace(strayScript, '');
  });
}

function cut(text: string): string {
  if (text.length <= freeTextLimit) return text;
  return text
    .slice(0, freeTextLimit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/&(?:q|qu|quo|quot|#|#3|#39)?$/, (start, offset: number) =>
      /^&(?:quot|#39);/.test(text.slice(offset)) ? '' : start,
    );
}

/** No control characters or scripts, quotes escaped, at most 500 characters (FMT-15, FMT-16, FMT-17). Idempotent. */
export function cleanFreeText(text: string): string {
  return untilStable(text.slice(0, readLimit).toWellFormed(), (some) => {
    const plain = withoutScripts(some.replace(/\p{Cc}/gu, ''));
    return cut(plain.replace(/["']/g, (quote) => escapes[quote] ?? ''));
  });
}

/** Cleaned free text with its quotes unescaped, for places where nothing is parsed as markup. */
export function plainFreeText(cleaned: string): string {
  return cleaned.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', ...escapes };

export function freeTextAsHtml(cleaned: string): string {
  return plainFreeText(cleaned).replace(/[&<>"']/g, (sign) => markup[sign] ?? '');
}
