import { sanitise as sanitiseHere } from '@magpie/ui/rich-text';
import { describe, expect, it } from 'vitest';
import { firstLineOf as firstLineHere } from '#shared/rich-text/index.ts';
import { firstLineOf, sanitise } from '../../../stand-ins/parsed-html.ts';

const texts = [
  '<p>Half your deposit again, up to $200.</p><p>Other <b>studios</b> are left out.</p>',
  '<h2>Terms</h2><ul><li>One<li>Two &amp; three &lt;b&gt;</ul><hr><img src="https://a.test/a.png" alt="a" width="10">',
  '<table><tbody><tr><td colspan="2" style="color: red; position: fixed">x</td></tr></tbody></table>',
  '<p onclick="x()" class="y" style="background-image: url(https://a.test)">One <section>two</section></p>',
  '<a href="https://a.test/?a=1&b=2" rel="opener" target="_blank">x</a><a href="javascript:alert(1)">y</a>',
  '<a href=" java\nscript:alert(1)">x</a><a href="data:text/html,x">y</a><img src="data:image/png;base64,AA">',
  '<p>one</p><script>alert(1)</script><style>p {}</style><iframe src="https://a.test"></iframe>',
  '<svg><style><img src=x onerror=alert(1)></style></svg><math><mi>m</mi></math>after',
  '<b><i>crossed</b> tags</i>, no tags < here > and "quotes"',
  '<form><input value="v"><button>Press</button></form><template><p>hidden</p></template>',
  'Only words\nand a second line',
  '',
];

describe('rich text where there is no document', () => {
  it.each(texts)('FMT-18 FMT-19 FMT-20 is cleaned as in a browser: %s', (html) => {
    const shown = (text: string) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      return page.body.innerHTML;
    };
    expect(shown(sanitise(html))).toBe(shown(sanitiseHere(html)));
    expect(sanitise(html)).not.toMatch(/<script|onerror|onclick|javascript:/);
  });

  it.each(texts)('begins with the same line: %s', (html) => {
    expect(firstLineOf(html)).toBe(firstLineHere(html));
  });
});
