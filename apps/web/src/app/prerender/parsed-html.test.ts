import { sanitise as sanitiseHere } from '@magpie/ui/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLineOf as firstLineHere } from '#shared/rich-text/index.ts';
import { firstLineOf, sanitise } from '../../../stand-ins/parsed-html.ts';

/** As the app shows it, but for blanks before it. */
function shown(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = sanitiseHere(html);
  return place.innerHTML.trimStart();
}

/** Where the text of a page begins and ends, as a browser reads the page. */
function aroundOf(html: string): string {
  const page = new DOMParser().parseFromString(
    `<body><main><div id="text">${html}</div></main><p>end</p>`,
    'text/html',
  );
  page.getElementById('text')?.replaceChildren();
  return page.body.innerHTML;
}

const same = [
  '<p>Half your deposit again, up to $200.</p><p>Other <b>studios</b> are left out.</p>',
  '<h2>Terms</h2><ul><li>One<li>Two &amp; three &lt;b&gt;</ul><hr><img src="https://a.test/a.png" alt="a" width="10">',
  '<table><tbody><tr><td colspan="2" style="color: red; position: fixed">x</td></tr></tbody></table>',
  '<p onclick="x()" class="y" style="background-image: url(https://a.test)">One <section>two</section></p>',
  '<a href="https://a.test/?a=1&b=2" rel="opener" target="_blank">x</a><a href="javascript:alert(1)">y</a>',
  '<a href=" java\nscript:alert(1)">x</a><a href="data:text/html,x">y</a><img src="data:image/png;base64,AA">',
  '<p>one</p><script>alert(1)</script><style>p {}</style><iframe src="https://a.test"></iframe>',
  '<svg><style><img src=x onerror=alert(1)></style></svg><math><mi>m</mi></math>after',
  '<b><i>crossed</b> tags</i>, no tags < here > and "quotes"',
  '<template><p>hidden</p></template>',
  'Only words\nand a second line',
  '  leading &nbsp; blanks',
  '',
];

/** Texts of those who look for what two readers of the same text take for different things. */
const hostile = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noscript><style></noscript><b>x</b></style></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><p>in</p><iframe><!--</iframe><b>x</b></foreignObject></svg>',
  '<math><annotation-xml encoding="text/html"><p>in</p></annotation-xml></math><annotation-xml><p>out</p></annotation-xml>',
  '<svg><desc><b>x</b></desc><title><i>y</i></title></svg><image src="https://a.test/a.png">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<select><option><b>x</b></option><selectedcontent><b>y</b></selectedcontent></select>',
  '<b><!-- a -->&lt;img src=x onerror=alert(1)&gt;</b><i><!--><img src=x onerror=alert(1)>--></i>',
  '<p title="--&gt;&lt;script&gt;alert(1)&lt;/script&gt;" alt="]]&gt;">x</p><img alt="&lt;/style&gt;">',
  '<a target="javascript:alert(1)" rel="data:x" href="https://a.test">x</a><td width="a:b">y</td>',
  '<a href="&#106;avascript:alert(1)">x</a><a href="\u0001javascript:alert(1)">y</a><a HREF="JaVaScRiPt:x">z</a>',
  '<img src="https://a.test/a.png" srcset="x" onerror="alert(1)" data-live aria-busy="true">',
  '<p style="color: red; background: url(javascript:x); COLOR: expression(x); --x: 1">x</p>',
  '<textarea></textarea><b>x</b><textarea><img src=x onerror=alert(1)></textarea><xmp><b></xmp>',
  '<plaintext><b>all the rest',
  '<title><b>x</b></title><body onload="alert(1)"><p>y</p></body><html class="z"><frameset><frame>',
  '<frameset><frame src="https://a.test"></frameset>',
  '<?php x ?><![CDATA[<b>x</b>]]><!doctype html><p>y</p>',
  '<table><caption><table><tr><td>x</table></caption></table><td>y</td></tr></table>',
  '<table><div>fostered<tr><td><p>x</table></div></td>',
  '<object data="x"><embed src="y"><p>z</p></object><base href="https://evil.test/"><link rel="stylesheet" href="x">',
  '<a href="https://a.test"><p><a href="https://b.test">nested</a></p></a><h1><section><h2>x</h2></section></h1>',
];

/** What would close an element around the text, were it written as it was read. */
const closing = [
  '<li><div><section><li>one</li></section></div></li>two',
  '<ul><li><div><section><li><div><section><li>deep</ul>',
  '</div></div><p>x</p></main></body></html><b>y</b>',
  '<p><button><p>x</p></button></p><li>bare<li>items',
  '<table><tr><td></table></td></div></div>',
  '<b><div><section></b></div></section></p></div>',
];

const parts = fc.constantFrom(
  ...'p div li ul ol table tr td tbody caption b i a h1 h2 span section button select option textarea form'
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...'svg math mtext mglyph foreignObject desc annotation-xml style title noscript template iframe xmp'
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...['<!--', '-->', '<img src=x onerror=alert(1)>', '<a href="https://a.test">', '<br>', '<hr>'],
  ...['x', ' ', '&lt;b', '&nbsp;&amp;', '<p title="</style>">', '<li style="color: red">', '<![CDATA[', '"'],
);

/** A title or an alternative text with brackets is left out where a page is made ahead. */
const withoutTitles = (html: string) => html.replaceAll(/ (?:title|alt)="[^"]*"/g, '');

describe('rich text where there is no document', () => {
  it.each(same)('FMT-18 FMT-19 FMT-20 is cleaned as in a browser: %s', (html) => {
    expect(sanitise(html)).toBe(shown(html));
  });

  it.each([...hostile, ...closing])('FMT-18 FMT-19 FMT-20 holds nothing that a browser drops: %s', (html) => {
    const clean = sanitise(html);
    if (clean !== '') expect(withoutTitles(shown(html))).toBe(withoutTitles(clean));
    expect(clean).not.toMatch(/<(?:script|style|svg|math|form|iframe)|<[^>]*(?:\son\w+=|javascript:|data:)/i);
    expect(aroundOf(clean)).toBe(aroundOf(''));
  });

  it('FMT-18 FMT-19 FMT-20 holds nothing that a browser drops, whatever the parts are put together to', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 24 }), (chosen) => {
        const html = chosen.join('');
        const clean = sanitise(html);
        if (clean !== '' && !html.includes('<form')) expect(clean.trimStart()).toBe(shown(html));
        expect(aroundOf(clean)).toBe(aroundOf(''));
      }),
      { seed: 18, numRuns: 200 },
    );
  });

  it('is left to the app when its open tags multiply', () => {
    const open = Array.from({ length: 150 }, (_, at) => `<b title="${String(at)}">`);
    expect(sanitise(`<p>${open.join('')}</p>${'<p>x</p>'.repeat(10_000)}`)).toBe('');
  });

  it.each([...same, ...hostile, ...closing])('begins with the same line: %s', (html) => {
    expect(firstLineOf(html)).toBe(firstLineHere(html));
  });
});
