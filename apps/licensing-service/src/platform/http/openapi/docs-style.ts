import { pageStyle } from '../pages/page-style';

/** Styles of the API reference. */
export const docsStyle = `${pageStyle}
.top { position: sticky; top: 0; z-index: 1; padding: 16px 32px; background: var(--bg); border-bottom: 1px solid var(--line); }
.page { display: grid; grid-template-columns: 216px minmax(0, 1fr); }
nav { position: sticky; top: 53px; align-self: start; max-height: calc(100vh - 53px); overflow: auto; padding: 24px 12px; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 6px 20px; border-radius: 6px; color: var(--text-secondary); text-decoration: none; } nav a:hover { background: var(--surface-sunken); }
main { padding: 32px; background: var(--surface); border-left: 1px solid var(--line); min-height: calc(100vh - 53px); } main > * { max-width: 860px; }
section { scroll-margin-top: 64px; } h2 { scroll-margin-top: 64px; }
article { border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 12px 0; } article p { margin: 8px 0 0; }
h3 { display: flex; gap: 12px; align-items: baseline; margin: 0; font-size: 0.875rem; font-weight: 500; overflow-wrap: anywhere; }
.method { flex: none; min-width: 56px; padding: 1px 6px; border-radius: 4px; background: var(--neutral-subtle); color: var(--text-secondary); font-size: 0.75rem; text-align: center; }
.method-get { background: var(--success-subtle); color: var(--success-text); } .method-delete { background: var(--danger-subtle); color: var(--danger-text); }
.access { color: var(--text-tertiary); font-size: 0.8125rem; }
code, pre { font-family: var(--font-mono); font-size: 0.8125rem; } pre { margin: 4px 0 8px; padding: 12px; background: var(--surface-sunken); overflow: auto; border-radius: 6px; }
details { margin-top: 8px; } summary { cursor: pointer; padding: 4px 0; color: var(--text-secondary); font-size: 0.8125rem; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 16px; top: 16px; z-index: 2; }
@media (max-width: 768px) {
  .page { display: block; } nav { position: static; max-height: none; padding: 12px 16px; } nav ul { display: flex; flex-wrap: wrap; } nav a { padding: 8px; }
  .top, main { padding-inline: 16px; } main { border-left: 0; } h3 { flex-wrap: wrap; gap: 8px; }
}`;
