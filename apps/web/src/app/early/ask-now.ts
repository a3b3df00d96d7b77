import { askEarly, type EarlyList } from './ask-early.ts';
import { whenDrawn } from './when-drawn.ts';

declare const EARLY_LIST: EarlyList;

const { app, shown } = document.documentElement.dataset;

function start(): void {
  askEarly(EARLY_LIST);
  if (app === undefined) return;
  const script = { type: 'module', crossOrigin: '', src: app };
  document.head.append(Object.assign(document.createElement('script'), script));
}

if (shown === 'page') whenDrawn(start);
else start();
