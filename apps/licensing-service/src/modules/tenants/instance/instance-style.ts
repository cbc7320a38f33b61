import { createHash } from 'node:crypto';

/** The product's look for a page that may load nothing: its tokens as they are, in one sheet. */
export const instanceStyle = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f5f2, #131211); --surface: light-dark(#ffffff, #1a1917);
  --text: light-dark(#1f1d1a, #efece7); --text-secondary: light-dark(#524d47, #b9b3aa); --text-tertiary: light-dark(#69635b, #9c958b);
  --line: light-dark(#e6e3dd, #2d2a27); --line-strong: light-dark(#d3cfc7, #3d3935);
  --accent: light-dark(#0b5964, #74c9c7); --on-accent: light-dark(#ffffff, #07292d);
  --success: light-dark(#2b7a3f, #67b77b); --success-text: light-dark(#1d6330, #85cb96); --success-subtle: light-dark(#e7f3e8, #18271c);
  --neutral-subtle: light-dark(#efedea, #2a2825);
  --art-near: light-dark(#e7e3dc, #201e1c); --art-far: light-dark(#9fc3c3, #2e6163);
  --font-sans: "Hanken Grotesk Variable", "Hanken Grotesk", system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; justify-content: center;
  padding: 32px 16px; background: var(--bg); color: var(--text);
  font: 400 0.875rem/1.25rem var(--font-sans); font-variant-numeric: tabular-nums lining-nums;
}
main { width: 100%; max-width: 560px; }
.head { display: flex; gap: 20px; align-items: flex-end; }
.door {
  flex: none; width: 64px; height: 84px; border-radius: 999px 999px 4px 4px; display: grid; place-items: center;
  padding-top: 16px; background: var(--accent); color: var(--on-accent); font-size: 1.5rem; font-weight: 600;
}
.door.still { background: var(--neutral-subtle); color: var(--text-tertiary); border: 1px dashed var(--line-strong); }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 2rem; font-weight: 600; letter-spacing: -0.015em; overflow-wrap: anywhere; }
.state {
  display: inline-flex; align-items: center; gap: 6px; height: 20px; padding: 0 6px; border-radius: 4px;
  background: var(--neutral-subtle); color: var(--text-secondary); font-size: 0.75rem; font-weight: 500;
}
.state.active { background: var(--success-subtle); color: var(--success-text); }
.state svg { width: 12px; height: 12px; }
.lead { margin: 24px 0 0; font-size: 1rem; line-height: 1.5rem; color: var(--text-secondary); }
dl { margin: 24px 0 0; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
dl div { display: flex; gap: 16px; justify-content: space-between; padding: 12px 20px; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--text-secondary); font-weight: 500; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.answers { color: var(--success-text); font-weight: 500; }
footer { margin-top: 24px; display: flex; justify-content: space-between; gap: 16px; color: var(--text-tertiary); font-size: 0.75rem; line-height: 1rem; }
.brand { color: var(--text-secondary); font-weight: 600; }
`;

const hash = createHash('sha256').update(instanceStyle).digest('base64');

/** Nothing but this style sheet: no script, no form, no frame, an origin of its own. */
export const instancePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');
