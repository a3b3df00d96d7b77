/** For a missing or malformed address (AUTH-23). */
export const emailMessage = 'Please enter a valid email address.';

const local = /^[a-z0-9][a-z0-9._%+'-]*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    /^[a-z]{2,}$/i.test(top) &&
    labels.every((part) => part.length <= 63 && label.test(part))
  );
}

/**
 * Whether a text is an email address (AUTH-22): it begins with a letter or digit, has no two consecutive dots or
 * underscores in its local part, and a top-level domain of at least 2 letters. ASCII only, at most 254 characters.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [name = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || name.length > 64 || name.endsWith('.')) return false;
  return local.test(name) && !name.includes('..') && !name.includes('__') && isDomain(domain);
}
