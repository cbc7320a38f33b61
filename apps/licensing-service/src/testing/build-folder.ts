import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageFolder } from '../platform/package-folder';

declare module 'vitest' {
  interface ProvidedContext {
    buildFolder: string;
  }
}

/** Creates a folder for the build that all process tests of this run share. */
export default async function prepareBuildFolder(project: TestProject): Promise<() => Promise<void>> {
  const caches = join(packageFolder, 'node_modules', '.cache');
  await mkdir(caches, { recursive: true });
  const folder = await mkdtemp(join(caches, 'service-'));
  project.provide('buildFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
