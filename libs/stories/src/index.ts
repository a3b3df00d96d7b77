export { record } from './record/record.ts';
export type { Recording } from './record/record.ts';
export { stories, storyNamed } from './stories.ts';
export { differences, tell, tellForBrands } from './tell.ts';
export type { Difference, Tale, Telling } from './tell.ts';
export type { Step } from './steps.ts';
export { StoryError } from './story.ts';
export type { Person, PushName, Seat, Story, Teller } from './story.ts';
