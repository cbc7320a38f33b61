import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const asText = (text: string) => `export default ${JSON.stringify(text)}`;

/** The lucide icons that the portal and its packages import. */
function usedIcons(): string {
  const sources = globSync(['packages/*/src/**/*.tsx', 'apps/portal/src/**/*.tsx'], { cwd: root }).filter(
    (path) => !/\.(stories|test)\.tsx$/.test(path),
  );
  const imports = sources.flatMap((path) => [...read(path).matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]);
  const names = imports
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  const used = [...new Set(names)].toSorted().join(', ');
  return `import { ${used} } from 'lucide-react';\nexport default { ${used} };`;
}

const sources: Readonly<Record<string, () => string>> = {
  'virtual:tokens': () => asText(read('packages/ui-kit/src/tokens.css')),
  'virtual:glossary': () => asText(read('docs/glossary.md')),
  'virtual:used-icons': usedIcons,
};

/** Content of the book that is read from the project, so that nothing is written twice. */
export function bookSources(): Plugin {
  return {
    name: 'atrium:book-sources',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)]?.(),
  };
}
