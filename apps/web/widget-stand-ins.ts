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

/**
 * Adds the platform's stand-ins of the messenger and the tag manager to the `config.json` of the development server;
 * WIDGETS=all adds the help desk, WIDGETS=off none. Its cashier and games are this machine's. The built site's file has none, so that journeys have only the widgets
 * they ask for.
 */
export function widgetStandIns(): Plugin {
  return {
    name: 'magpie:widget-stand-ins',
    configureServer({ config, middlewares }) {
      const widgets = choices[process.env['WIDGETS'] ?? ''] ?? usual;
      middlewares.use('/config.json', (_request, response) => {
        const settings = JSON.parse(readFileSync(join(config.publicDir, 'config.json'), 'utf8')) as object;
        response.setHeader('content-type', 'application/json');
        const origins = localOrigins(process.env);
        const frames = { cashierOrigins: origins, gameOrigins: origins };
        response.end(JSON.stringify({ ...settings, ...frames, widgets }));
      });
    },
  };
}
