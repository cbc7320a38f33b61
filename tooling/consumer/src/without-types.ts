import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { OutsideProject } from './outside-projects';

/** Converts a program of the project to JavaScript, and returns its file name. */
export async function withoutTypes(project: OutsideProject, file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(join(project.folder, file), 'utf8'), file);
  const name = file.replace(/\.tsx?$/, '.mjs');
  await project.write(name, code);
  return name;
}
