export { ConfigProvider, loadConfig, parseConfig, useConfig } from './config.ts';
export type { Endpoints, RuntimeConfig, WidgetConfig } from './config.ts';
export { currentWorld } from './world.ts';
