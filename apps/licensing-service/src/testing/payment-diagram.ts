type Row = readonly [from: readonly string[], event: string, of: readonly string[], to: string, effect?: string];

/** The table of the states of payments as a Mermaid state diagram, as ARCHITECTURE.md shows it. */
export function paymentDiagram(table: readonly Row[]): string {
  const initial = ['processing', 'awaiting_transfer', 'settled'].map((state) => `[*] --> ${state}`);
  const steps = table.flatMap(([froms, event, , to]) => froms.map((from) => ({ arrow: `${from} --> ${to}`, event })));
  const moves = [...Map.groupBy(steps, ({ arrow }) => arrow)].map(
    ([arrow, events]) => `${arrow}: ${[...new Set(events.map(({ event }) => event))].join(', ')}`,
  );
  return ['stateDiagram-v2', ...[...initial, ...moves].map((line) => `  ${line}`)].join('\n');
}
