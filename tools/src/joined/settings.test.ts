import { expect, it } from 'vitest';
import { unreadSettings } from './settings.ts';
import { treeOf } from './source-tree.ts';

const declared = {
  'libs/domain/src/site/sites.ts': 'export interface Site { levelPage: string }\nread(site.levelPage);',
  'apps/mock-api/src/modules/config/settings.ts': 'const schema = z.object({ captchaMode: z.string() });',
  'schema/main/config.graphql': 'type Query { config: Config } type Config { enableGBG: Boolean quiet: Int }',
  'libs/gql/src/operations/config.graphql': 'query Config { config { enableGBG } }',
};

const withFile = (path: string, text: string) => unreadSettings(treeOf({ ...declared, [path]: text }));

const every = ['setting SiteSettings.captchaMode', 'setting Site.levelPage', 'setting Config.enableGBG'];

it('names what nothing reads but the file that declares it', () => {
  expect(unreadSettings(treeOf(declared))).toEqual(every);
});

it.each([
  ['by its name', 'use(site.levelPage);'],
  ['unpacked', 'const { levelPage } = site;'],
  ['unpacked under another name', 'const { levelPage: page } = site;'],
  ['by the text of its name', "use(site['levelPage']);"],
])('takes a setting for read %s', (_how, text) => {
  expect(withFile('apps/web/src/levels.ts', text)).not.toContain('setting Site.levelPage');
});

it.each([
  ['is set', "site.levelPage = 'vip';"],
  ['is handed on with all others', 'const all = { ...site };'],
  ['is written in an object', "const own = { levelPage: 'vip' };"],
  ['is only a text', "use('levelPage');"],
])('does not take it for read where it %s', (_what, text) => {
  expect(withFile('apps/web/src/levels.ts', text)).toContain('setting Site.levelPage');
});

it('wants each setting read where it has an effect', () => {
  expect(withFile('apps/web/src/all.ts', 'use(settings.captchaMode, config.enableGBG);')).toEqual([
    'setting SiteSettings.captchaMode',
    'setting Site.levelPage',
  ]);
  expect(withFile('apps/mock-api/src/all.ts', 'use(settings.captchaMode, config.enableGBG);')).toEqual([
    'setting Site.levelPage',
    'setting Config.enableGBG',
  ]);
  expect(withFile('apps/web/src/all.test.ts', 'use(site.levelPage, config.enableGBG);')).toEqual(every);
});

it('takes a setting of a site for unread where it is only changed', () => {
  const text = 'changeSiteSettings(unit, { captchaMode: input.captchaMode });';
  expect(withFile('apps/mock-api/src/modules/control/settings.ts', text)).toEqual(every);
});
