import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { localOrigins } from './frame-origins.ts';

const usual = {
  messengerAppId: 'stand-in',
  messengerUrl: '/widgets/messenger.js',
  tagManagerId: 'stand-in',
  tagManagerUrl: '/widgets/tag-manager.js',
};

const helpDesk = { helpDeskKey: 'stand-in', helpDeskUrl: '/widgets/help-desk.js' };

const choices: Readonly<Record<string, object>> = { off: {}, all: { ...usual, ...helpDesk } };

/** The development server's settings with stand-ins of widgets: WIDGETS=all adds the help desk, off has none, as journeys need it. */
export function devSettings(publicDir: string): object {
  const settings = JSON.parse(readFileSync(join(publicDir, 'config.json'), 'utf8')) as object;
  const origins = localOrigins(process.env);
  const widgets = choices[process.env['WIDGETS'] ?? ''] ?? usual;
  return { ...settings, cashierOrigins: origins, gameOrigins: origins, widgets };
}

export function widgetStandIns(): Plugin {
  return {
    name: 'magpie:widget-stand-ins',
    configureServer({ config, middlewares }) {
      middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(devSettings(config.publicDir)));
      });
    },
  };
}
