/* global CSSStyleSheet */

/** Made by script, so that a site's policy for style elements does not matter. */
export const style = new CSSStyleSheet();

style.replaceSync(`
  :host { all: initial; position: fixed; right: 20px; z-index: 230; font: 400 15px/22px 'Archivo Variable', sans-serif;
    color: #f1ece3; color-scheme: dark; }
  * { box-sizing: border-box; margin: 0; }
  [hidden] { display: none !important; }
  button, input { font: inherit; color: inherit; }
  :focus-visible { outline: 2px solid #f8f5ef; outline-offset: 2px; box-shadow: 0 0 0 2px #0b0f10; }
  .launcher { display: grid; place-items: center; width: 48px; height: 48px; margin-left: auto; border-radius: 50%;
    border: 1px solid #737c7e; background: #181e1f; cursor: pointer; box-shadow: 0 6px 20px rgb(0 0 0 / .35); }
  .launcher:hover { background: #202727; }
  .launcher svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 1.75;
    stroke-linecap: round; stroke-linejoin: round; }
  .panel { position: absolute; right: 0; bottom: 60px; display: grid; grid-template-rows: auto 1fr auto;
    width: min(352px, calc(100vw - 40px)); height: min(440px, calc(100dvh - 260px)); min-height: 220px;
    border: 1px solid #555e5f; border-radius: 12px; background: #181e1f; box-shadow: 0 12px 40px rgb(0 0 0 / .5); }
  header { display: flex; align-items: center; gap: 12px; padding: 14px 16px; border-bottom: 1px solid #2e3637; }
  h2 { flex: 1; font-size: 16px; line-height: 22px; font-weight: 650; }
  .close { min-width: 44px; min-height: 32px; padding: 0 10px; border: 1px solid #737c7e; border-radius: 8px;
    background: none; cursor: pointer; font-size: 14px; }
  .talk { display: grid; align-content: start; gap: 10px; padding: 16px; overflow-y: auto; overflow-wrap: anywhere; }
  .who, .note { color: #b8b2a6; font-size: 13.5px; line-height: 20px; }
  .said, .answer { max-width: 85%; padding: 8px 12px; border-radius: 8px; }
  .said { justify-self: end; background: #f1ece3; color: #0b0f10; }
  .answer { justify-self: start; background: #2e3637; }
  form { display: flex; gap: 8px; padding: 12px 16px; border-top: 1px solid #2e3637; }
  input { flex: 1; min-width: 0; height: 44px; padding: 0 12px; border: 1px solid #737c7e; border-radius: 8px;
    background: #060909; font-size: 16px; }
  .send { min-width: 64px; height: 44px; border: 0; border-radius: 8px; background: #f1ece3; color: #0b0f10;
    font-weight: 600; cursor: pointer; }
`);
