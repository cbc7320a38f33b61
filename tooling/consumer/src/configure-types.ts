import { join } from 'node:path';
import type { OutsideProject, OutsideProjects } from './outside-projects';
import { openapiProgram } from './openapi-program';
import { programOfCommonJs, programOfPage } from './programs';

const shared = { noEmit: true, strict: true, target: 'es2023', jsx: 'react-jsx', skipLibCheck: false };
/** `fetch` and similar globals are declared by TypeScript's DOM library, or by Node's types. */
const withDom = { lib: ['es2023', 'dom', 'dom.iterable'], types: [] };
const forNode = { lib: ['es2023'], types: ['node'] };

const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
};

/** Writes the programs of each project and a `tsconfig` for both module resolutions, and returns their paths. */
export async function configureTypes(
  { alone, page, everything }: OutsideProjects,
  files: readonly string[],
): Promise<string[]> {
  await alone.write('commonjs.cts', programOfCommonJs);
  await page.write('page.tsx', programOfPage);
  const configs: string[] = [];
  for (const [resolution, modules] of Object.entries(resolutions)) {
    const configure = async (project: OutsideProject, own: object, programs: readonly string[]) => {
      const name = `tsconfig.${resolution}.json`;
      const compilerOptions = { ...shared, ...modules, ...own };
      await project.write(name, JSON.stringify({ compilerOptions, files: programs }));
      configs.push(join(project.folder, name));
    };
    const commonjs = resolution === 'nodenext' ? ['commonjs.cts'] : [];
    await configure(alone, withDom, ['alone.ts', ...commonjs]);
    await configure(page, withDom, ['page.tsx']);
    await configure(everything, forNode, ['list-company-crms.ts', ...files]);
  }
  return configs;
}

/** Writes a program with generated types, `client.ts`, and its `tsconfig`, and returns its path. */
export async function configureGenerated(generated: OutsideProject): Promise<string> {
  await generated.write('client.ts', openapiProgram);
  const compilerOptions = { ...shared, ...resolutions.nodenext, ...forNode };
  await generated.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['client.ts'] }));
  return join(generated.folder, 'tsconfig.json');
}
