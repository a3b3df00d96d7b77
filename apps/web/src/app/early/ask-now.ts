import { askEarly, type EarlyList } from './ask-early.ts';
import { begin, whenDrawn } from './when-drawn.ts';

declare const EARLY_LIST: EarlyList;

const { app, shown } = document.documentElement.dataset;

function start(): void {
  try {
    askEarly(EARLY_LIST);
  } finally {
    // A cookie or a setting that cannot be read is the app's to deal with.
    if (app !== undefined) begin(app);
  }
}

if (shown === 'page') whenDrawn(start);
else start();
