import { pageFontFaces } from './page-fonts';
import { pageTokens } from './page-tokens';

const fonts = {
  '--font-sans':
    "'Hanken Grotesk Variable', 'Hanken Grotesk', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  '--font-mono': "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
};
const tokens = Object.entries({ ...pageTokens, ...fonts }).map(([name, value]) => `${name}: ${value};`);

/** Shared styles of the service's own pages. */
export const pageStyle = `
${pageFontFaces}
:root { color-scheme: light dark; ${tokens.join(' ')} }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 400 0.875rem/1.25rem var(--font-sans); font-variant-numeric: tabular-nums lining-nums;
}
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 2rem; font-weight: 600; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { margin: 40px 0 12px; font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
a { color: var(--text-link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.brand { display: inline-flex; gap: 6px; align-items: center; font-size: 1rem; font-weight: 600; letter-spacing: -0.015em; color: var(--text); text-decoration: none; }
.brand svg { height: 20px; width: auto; fill: var(--accent); }
.lead { margin-block: 0 24px; max-width: 640px; color: var(--text-secondary); }
`;

/** The logo. */
const logo =
  '<svg viewBox="0 0 22.4 28" aria-hidden="true"><path fill-rule="evenodd" d="M1.4 26V11.45a9.8 9.8 0 0 1 19.6 0v14.55h-3.95V17.4H5.35V26zM5.35 14.1h11.7V11.45a5.85 5.85 0 0 0 -11.7 0z"/></svg>';

/** The product name with the logo; `name` is HTML. */
export const brand = (name: string) => `<span class="brand">${logo}${name}</span>`;
