import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const platform = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;

/** The app's own build takes out what no page uses; the workbench shows all there is. Artwork comes from a platform that runs. */
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/art/': platform } },
});
