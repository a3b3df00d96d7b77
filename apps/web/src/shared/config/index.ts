export { ConfigProvider, loadConfig, parseConfig, parseWholeConfig, useConfig } from './config.ts';
export type { Endpoints, RuntimeConfig, WidgetConfig } from './config.ts';
export { currentWorld, worldKey } from './world.ts';
