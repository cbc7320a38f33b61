import { pageStyle } from './page-style';

/** Style of a page with one card: its place, its list of facts, and its footer. */
export const cardStyle = `${pageStyle}
body { min-height: 100vh; display: flex; flex-direction: column; align-items: center; justify-content: center; padding: 32px 16px; }
main { width: 100%; }
dl div { display: flex; gap: 16px; justify-content: space-between; align-items: baseline; padding: 12px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--text-secondary); font-weight: 500; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
footer { margin-top: 24px; color: var(--text-tertiary); font-size: 0.75rem; line-height: 1rem; }
`;
