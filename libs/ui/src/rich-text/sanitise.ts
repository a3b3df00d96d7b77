import {
  allowedAttributes,
  allowedHref,
  allowedImageSource,
  allowedTags,
  boundRichText,
  filterStyle,
} from '@magpie/domain/format';
import createPurifier from 'dompurify';
import type { DOMPurify } from 'dompurify';

const options = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const keeps: Partial<Record<string, (value: string) => boolean>> = {
  href: allowedHref,
  src: allowedImageSource,
};

let purifier: DOMPurify | undefined;

function withPolicy(): DOMPurify {
  const own = createPurifier(window);
  own.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName === 'style') {
      attribute.attrValue = filterStyle(attribute.attrValue);
      if (attribute.attrValue === '') attribute.keepAttr = false;
    }
    if (keeps[attribute.attrName]?.(attribute.attrValue) === false) attribute.keepAttr = false;
  });
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
  });
  return own;
}

/**
 * HTML from outside as HTML that may be shown: only the tags, attributes, addresses and styles the domain allows
 * (FMT-18 to FMT-20). The text is bounded first, so that no input can exhaust the stack; never throws. Empty where there
 * is no document, as on a server.
 */
export function sanitise(html: string): string {
  if (typeof window === 'undefined') return '';
  purifier ??= withPolicy();
  return purifier.sanitize(boundRichText(html), options);
}
