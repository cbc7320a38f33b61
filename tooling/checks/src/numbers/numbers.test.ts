import { describe, expect, test } from 'vitest';
import ceilings from './ceilings.json' with { type: 'json' };
import { findCycles } from './find-cycles.ts';
import { importGraph } from './import-graph.ts';
import { linesOfSource } from './lines-of-source.ts';
import { measure } from './measure.ts';
import { importsPastAnIndex, roomGraph } from './service-rooms.ts';

const src = 'apps/licensing-service/src';
const graphOf = (files: Readonly<Record<string, string>>) =>
  importGraph(Object.entries(files).map(([path, text]) => ({ path: `${src}/${path}`, text })));

describe('measure', () => {
  test.each(Object.entries(measure()))('%s is at most its ceiling', (name, figure) => {
    const limit = Object.entries(ceilings).find(([ceiling]) => ceiling === name)?.[1];
    expect(figure).toBeLessThanOrEqual(limit?.ceiling ?? expect.fail(`no ceiling for ${name}`));
  });

  test('counts lines with code, without blank lines and comments', () => {
    const text = "/** A. */\nconst a = 1; // one\n\n/*\n * B.\n */\nconst b = '/*';\n// c\n";
    expect(linesOfSource(text)).toBe(2);
  });

  test('counts a cycle of types', () => {
    const graph = graphOf({
      'billing/a.ts': "import type { B } from './b';",
      'billing/b.ts': "import type { C } from './c';",
      'billing/c.ts': "import type { A } from './a';",
    });
    expect(findCycles(graph)).toHaveLength(1);
  });

  test('counts rooms that import each other', () => {
    const graph = graphOf({
      'billing/index.ts': "import '../tenants';",
      'tenants/index.ts': "import '../billing/pay';",
      'billing/pay.ts': '',
      'setup/index.ts': "import '../tenants';",
    });
    expect(findCycles(roomGraph(graph)).flat().toSorted()).toEqual(['billing', 'tenants']);
  });

  test('counts imports that bypass the index of another room', () => {
    const graph = graphOf({
      'billing/pay.ts': "import '../tenants'; import '../tenants/tenant'; import './quote';",
      'billing/quote.ts': '',
      'tenants/index.ts': '',
      'tenants/tenant.ts': '',
      'app.ts': "import './tenants/tenant';",
    });
    expect(importsPastAnIndex(graph)).toHaveLength(2);
  });
});
