const space = String.raw`[\t\n\f\r ]`;

const letter = String.raw`[\t\n\f\r -~]`;

/** Required after a short word, because packed pixels contain short words by chance. */
const readable = `(?:${letter}{8}|${letter}{0,7}>)`;

const longTags = [
  ...[
    'script',
    'style',
    'iframe',
    'frame',
    'frameset',
    'object',
    'embed',
    'applet',
    'video',
    'audio',
    'input',
  ],
  ...['button', 'textarea', 'details', 'marquee', 'template', 'animate', 'foreignobject', 'noscript'],
].join('|');

const handlers = [
  ...['load', 'error', 'click', 'focus', 'blur', 'mouse', 'pointer', 'key', 'begin', 'toggle', 'animation'],
  ...['transition', 'scroll', 'wheel', 'input', 'change', 'page', 'hash', 'touch', 'start', 'drag', 'resize'],
].join('|');

/**
 * Beginnings of pages and scripts. Packed pixels are practically random, so each must be improbable: of 5,242,880
 * positions (a letter in either case matches 2 of 256 bytes, a readable byte 98) expect 0.000 000 02 for a tag of
 * five letters or more, 0.000 000 3 for one of four letters and its `>`, 0.000 003 for all others with readable text
 * behind them, as for `<?=` with 16 readable bytes or a near `?>` (alone it would match a third of such files), and
 * less than 0.000 001 for the rest. Together one photo of the largest size in 100,000 is refused wrongly, and can be
 * saved again.
 */
const beginnings = new RegExp(
  [
    `<(?:${longTags})(?:${space}|[/>])`,
    `<(?:html|head|body|meta|base|link|form|math)(?:>|(?:${space}|/)${readable})`,
    `<(?:img|svg)(?:${space}|/)${readable}`,
    '<!doctype',
    String.raw`<\?php${space}`,
    String.raw`<\?=(?:${letter}{16}|${letter}{1,15}\?>)`,
    `(?:${space}|["'/])on(?:${handlers})[a-z]*${space}*=`,
  ].join('|'),
  'i',
);

const pdfStartsWithin = 1024;

/**
 * A JPEG whose first segment length reads as `/*` is also a script: the image is a comment, and the code follows it.
 * The length alone could occur by chance; code behind it cannot.
 */
const scriptInImage = new RegExp(String.raw`^\u00ff\u00d8\u00ff[^]/\*[^]*\*/${letter}{8}`);

/** @param text the content, one character per byte */
export function holdsScript(text: string): boolean {
  const isDocument = /%pdf-/i.test(text.slice(0, pdfStartsWithin + 4));
  return isDocument || beginnings.test(text) || scriptInImage.test(text);
}
