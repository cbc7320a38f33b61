import type { ImportGraph } from './import-graph.ts';

const room = /^apps\/licensing-service\/src\/([^/]+)\/(.+)$/;
const entries = /^(index|tables)\.ts$/;

/** Imports that bypass the index of another room. `src/testing` may import files inside rooms. */
export function importsPastAnIndex(graph: ImportGraph): readonly string[] {
  return [...graph].flatMap(([from, targets]) => {
    const own = room.exec(from)?.[1] ?? '';
    if (!from.startsWith('apps/licensing-service/src/') || own === 'testing' || from.endsWith('/src/schema.ts'))
      return [];
    return [...targets].filter((target) => isPastAnIndex(own, target)).map((target) => `${from} → ${target}`);
  });
}

function isPastAnIndex(own: string, target: string): boolean {
  const [, other = '', file = ''] = room.exec(target) ?? [];
  return other !== '' && other !== own && other !== 'testing' && !entries.test(file);
}

/** The imports between rooms of the service. */
export function roomGraph(graph: ImportGraph): ImportGraph {
  const rooms = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const own = room.exec(from)?.[1];
    if (own === undefined || own === 'testing' || from.endsWith('.test.ts')) continue;
    const others = rooms.get(own) ?? new Set();
    for (const target of targets) {
      const other = room.exec(target)?.[1];
      if (other !== undefined && other !== own) others.add(other);
    }
    rooms.set(own, others);
  }
  return rooms;
}
