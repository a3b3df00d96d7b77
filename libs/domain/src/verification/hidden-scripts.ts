const space = String.raw`[\t\n\f\r ]`;

/** A byte of a text in plain letters. */
const letter = String.raw`[\t\n\f\r -~]`;

/** Something to read behind a short word, which the packed pixels of a photo spell out by chance now and then. */
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
 * Beginnings of pages and scripts. What is packed, such as the pixels of a photo, is as good as random, so each must be
 * unlikely there. Of the 5,242,880 places in the largest file, so many hold by chance (a letter in either case counts two
 * of 256 bytes, and a byte is readable 98 times of 256):
 *
 * - a tag of five letters or more with what may follow it: 7 of 256^2, times (2/256)^5 or less: 0.000 000 02 a tag;
 * - a tag of four letters and its `>`: 0.000 000 3 a tag; a tag of three or four with something readable behind it:
 *   0.000 003 for all of them;
 * - `<?=`, three bytes, would be held by a third of such files; with 16 readable bytes or a near `?>` it is 0.000 003;
 * - all the others less than 0.000 001.
 *
 * Together less than 0.00001: one photo of the largest size in 100,000, which can be saved again.
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

/** A reader of PDF looks for its beginning this far into a file. */
const pdfStartsWithin = 1024;

/**
 * A JPEG whose first segment is as long as `/*` reads in bytes is a script too: the bytes before it are a name, the
 * image is a comment, and the code follows its end. Such a length alone would be met by chance, code behind it is not.
 */
const scriptInImage = new RegExp(String.raw`^\u00ff\u00d8\u00ff[^]/\*[^]*\*/${letter}{8}`);

/** Whether a program would find a page, a script or a document in a file. @param text its bytes, a letter each */
export function holdsScript(text: string): boolean {
  const isDocument = /%pdf-/i.test(text.slice(0, pdfStartsWithin + 4));
  return isDocument || beginnings.test(text) || scriptInImage.test(text);
}
