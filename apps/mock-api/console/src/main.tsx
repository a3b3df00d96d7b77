import './without-eval.ts';
import '@magpie/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './app/console.tsx';
import { showKeptTheme } from './app/theme.ts';

showKeptTheme();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
}
