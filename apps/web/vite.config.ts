import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;
const port = Number(process.env['WEB_PORT'] ?? '4200');

/** What the web app asks of the platform; in production nginx passes the same addresses on. */
const proxy = {
  '/graphql': api,
  // Not '/promo': that would take '/promotions' from the router.
  '/promo/graphql': api,
  '/authenticate': api,
  '/session:destroy': api,
  '/control': api,
  '/art/': api,
  '/games/': api,
  '/cashier/': api,
  '/documents/': api,
  '/widgets/': api,
  '/subscriptions': { target: api.replace('http', 'ws'), ws: true },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  build: { outDir: '../../dist/apps/web', emptyOutDir: true, manifest: true, target: 'es2023' },
  server: { host: 'localhost', port, strictPort: true, proxy },
  preview: { host: 'localhost', port, strictPort: true, proxy },
});
