import { askEarly, type EarlyList } from './ask-early.ts';

declare const EARLY_LIST: EarlyList;

askEarly(EARLY_LIST);
