import { cardStyle, pagePolicy } from '../../platform';

export const instanceStyle = `${cardStyle}
main { max-width: 560px; }
.head { display: flex; gap: 20px; align-items: flex-end; }
.door {
  flex: none; width: 64px; height: 84px; border-radius: 999px 999px 4px 4px; display: grid; place-items: center;
  padding-top: 16px; background: var(--accent); color: var(--on-accent); font-size: 1.5rem; font-weight: 600;
}
.door.still { background: var(--neutral-subtle); color: var(--text-tertiary); border: 1px dashed var(--line-strong); }
.state {
  display: inline-flex; align-items: center; gap: 6px; height: 20px; padding: 0 6px; border-radius: 4px;
  background: var(--neutral-subtle); color: var(--text-secondary); font-size: 0.75rem; font-weight: 500;
}
.state.active { background: var(--success-subtle); color: var(--success-text); }
.state svg { width: 12px; height: 12px; }
.lead { margin-block: 24px 0; font-size: 1rem; line-height: 1.5rem; }
dl { margin: 24px 0 0; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
dl div { padding-inline: 20px; }
.answers { color: var(--success-text); font-weight: 500; }
footer { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
`;

/** Allows this style sheet and its fonts only: no script, no form, no frame, and an opaque origin. */
export const instancePolicy = `${pagePolicy(instanceStyle)}; sandbox`;
