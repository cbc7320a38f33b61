import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageFolder } from '../platform/package-folder';

declare module 'vitest' {
  interface ProvidedContext {
    buildFolder: string;
  }
}

/** A folder of this run beside the dependencies, for the one build that all tests of processes share. */
export default async function prepareBuildFolder(project: TestProject): Promise<() => Promise<void>> {
  const caches = join(packageFolder, 'node_modules', '.cache');
  await mkdir(caches, { recursive: true });
  const folder = await mkdtemp(join(caches, 'service-'));
  project.provide('buildFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
