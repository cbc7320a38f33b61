import { knownTagNames } from '@atrium/api-client/contract';
import { editDistance } from './edit-distance';

/** A name is near if about every third letter of the part that differs is wrong. */
const lettersPerError = 3;

/** The known tag whose name was probably meant; null if none is near. */
export function nearestTag(written: string, known: readonly string[] = knownTagNames): string | null {
  const near = known
    .map((name) => ({ name, errors: editDistance(written.toLowerCase(), name) }))
    .filter(({ name, errors }) => errors <= allowedErrors(written, name))
    .toSorted((a, b) => a.errors - b.errors);
  return near[0]?.name ?? null;
}

function allowedErrors(written: string, name: string): number {
  const [writtenGroup, writtenName] = written.split('.');
  const [group, rest = name] = name.split('.');
  const differing = writtenGroup === group ? rest : writtenName === rest ? (group ?? name) : rest;
  return Math.max(1, Math.floor(differing.length / lettersPerError));
}
