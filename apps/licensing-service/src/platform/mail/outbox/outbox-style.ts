import { pageStyle } from '../../http/pages/page-style';

/** Styles of the outbox pages. */
export const outboxStyle = `${pageStyle}
.top { padding: 16px 32px; border-bottom: 1px solid var(--line); }
main { padding: 32px 0 64px; background: var(--surface); min-height: calc(100vh - 53px); }
main > * { margin-inline: 32px; }
main > table { margin-inline: 0; width: 100%; }
table { border-collapse: collapse; }
th, td { padding: 12px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
:is(th, td):first-child { padding-left: 32px; } :is(th, td):last-child { padding-right: 32px; }
thead th { padding-block: 9px; border-bottom: 1px solid var(--line-strong); font-size: 0.75rem; line-height: 1rem; font-weight: 500; color: var(--text-tertiary); }
tbody tr + tr { border-top: 1px solid var(--line); } tbody tr:hover { background: var(--surface-hover); }
td { height: 44px; color: var(--text-secondary); } td a { font-weight: 500; color: var(--text); text-decoration: none; } tr:hover a { text-decoration: underline; }
.back { margin-bottom: 16px; }
dl { display: grid; grid-template-columns: 96px 1fr; gap: 8px 16px; margin-block: 0; } dt { color: var(--text-secondary); } dd { margin: 0; overflow-wrap: anywhere; }
.state { display: inline-flex; gap: 6px; align-items: center; white-space: nowrap; } .state svg { width: 14px; height: 14px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; }
.sent { color: var(--success-text); } .waiting { color: var(--info-text); } .failed { color: var(--danger-text); }
.links { display: flex; flex-direction: column; gap: 8px; align-items: flex-start; margin-block: 0; padding: 0; list-style: none; }
.links a { display: block; padding: 8px 12px; border-radius: 6px; background: var(--accent); color: var(--on-accent); font-weight: 500; text-decoration: none; overflow-wrap: anywhere; } .links a:hover { background: var(--accent-hover); }
pre, iframe { max-width: 720px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
pre { margin-block: 0; padding: 20px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; } iframe { display: block; width: calc(100% - 64px); height: 40rem; }
@media (max-width: 768px) {
  .top { padding-inline: 16px; } main > * { margin-inline: 16px; } iframe { width: calc(100% - 32px); }
  thead { position: absolute; left: -99rem; } tr, td { display: block; height: auto; } tbody tr { padding: 12px 16px; } td, :is(th, td):first-child, :is(th, td):last-child { padding: 2px 0; } td a { display: block; padding-block: 4px; }
}`;
