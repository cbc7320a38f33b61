import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;

/** The packages must repeat the homepage of the root's package.json. */
const homepage = manifestOf('.')['homepage'] as string;

describe.each(['packages/validators', 'packages/api-client'])('%s', (folder) => {
  const manifest = manifestOf(folder);

  test('has the homepage, repository and issue tracker of the product', () => {
    expect(homepage).toMatch(/^https:/);
    expect(manifest['homepage']).toBe(homepage);
    expect(manifest['bugs']).toEqual({ url: `${homepage}/issues` });
    expect(manifest['repository']).toEqual({ type: 'git', url: `git+${homepage}/atrium.git`, directory: folder });
  });

  test('has a licence, keywords and the supported versions of Node', () => {
    expect(manifest['license']).toBe('MIT');
    expect(readFileSync(join(root, folder, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
    expect(manifest['files']).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect((manifest['keywords'] as readonly string[]).length).toBeGreaterThan(4);
    expect(manifest['engines']).toEqual({ node: '>=20.19' });
  });

  test('has installation instructions and a changelog', () => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    expect(readme).toContain(`## Install\n\n\`\`\`sh\nnpm install @atrium/`);
    expect(existsSync(join(root, folder, 'CHANGELOG.md'))).toBe(true);
  });
});
