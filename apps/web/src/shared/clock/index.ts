export { listeningFetch } from './listening-fetch.ts';
export { useAtNow } from './use-at-now.ts';
export {
  clockMoves,
  clockNow,
  dateNow,
  deviceTime,
  hearAnswer,
  hearPush,
  onClockChange,
  resumeClock,
} from './world-clock.ts';
