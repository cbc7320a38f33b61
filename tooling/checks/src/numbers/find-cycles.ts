import type { ImportGraph } from './import-graph.ts';

/** Groups of files that import each other in a cycle: strongly connected components of at least two (Tarjan). */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    stack.push(node);
    open.add(node);
    for (const target of graph.get(node) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.has(target)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(node) === order.get(node)) close(node);
  }

  function close(node: string): void {
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) open.delete(member);
    if (group.length > 1) cycles.push(group);
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
