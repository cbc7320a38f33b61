import { globSync } from 'node:fs';
import { findCycles } from './find-cycles.ts';
import { importGraph } from './import-graph.ts';
import { linesOfSource } from './lines-of-source.ts';
import { importsPastAnIndex, roomGraph } from './service-rooms.ts';
import { isProduct, readSourceFiles, root } from './source-files.ts';

const longFile = 200;
/** The room billing, without its price list and its checks of VAT numbers. */
const billing = /^apps\/licensing-service\/src\/billing\/(?!price-list\/|vat\/checks\/|.*\/testing\/)/;

/** Measures the code. Each figure has a ceiling in `ceilings.json`. */
export function measure() {
  const files = readSourceFiles();
  const graph = importGraph(files);
  const lines = files
    .filter(isProduct)
    .map(({ text }) => text.split('\n').length - 1)
    .toSorted((one, other) => one - other);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  const long = lines.filter((count) => count > longFile).length;
  return {
    'cycles of files': findCycles(graph).length,
    'rooms in a cycle': findCycles(roomGraph(graph)).flat().length,
    'imports past an index': importsPastAnIndex(graph).length,
    'lines of a file, median': at(0.5),
    'lines of a file, 90th percentile': at(0.9),
    'files above 200 lines, per mille': Math.round((1000 * long) / lines.length),
    'lines of source in billing': files
      .filter((file) => isProduct(file) && billing.test(file.path))
      .reduce((sum, { text }) => sum + linesOfSource(text), 0),
    'decision records': globSync('docs/adr/*.md', { cwd: root }).length,
  } satisfies Record<string, number>;
}
