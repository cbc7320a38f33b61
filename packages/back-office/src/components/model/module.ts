import type { BackOfficeTexts } from '../messages';

/** A module of the back office: it has a title; `view/{module}` opens it. */
export type BackOfficeModule = keyof BackOfficeTexts['title'];

export function viewPermission(module: BackOfficeModule): string {
  return `view/${module}`;
}
