import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  build: {
    outDir: '../../../dist/apps/console',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
  server: {
    host: 'localhost',
    port: Number(process.env['CONSOLE_PORT'] ?? '4300'),
    proxy: { '/control': api, '/art': api, '/authenticate': api, '/graphql': api, '/promo/graphql': api },
  },
});
