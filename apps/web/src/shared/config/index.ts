export { ConfigProvider, loadConfig, parseConfig, parseWholeConfig, useConfig } from './config.ts';
export type { Endpoints, RuntimeConfig, WidgetConfig } from './config.ts';
export { currentWorld, enterWorld, isArrival, worldKey } from './world.ts';
