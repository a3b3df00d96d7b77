import { askEarly, type EarlyList } from './ask-early.ts';
import { begin, whenDrawn } from './when-drawn.ts';

declare const EARLY_LIST: EarlyList;

const { app, shown } = document.documentElement.dataset;

function start(): void {
  askEarly(EARLY_LIST);
  if (app !== undefined) begin(app);
}

if (shown === 'page') whenDrawn(start);
else start();
