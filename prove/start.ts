import { startsInFreshClone } from '../tooling/commands/fresh-start.ts';

/** Builds and starts the product in a fresh clone as a new user does. `npm test` takes the finished build. */
export function proveStart(): Promise<boolean> {
  return startsInFreshClone();
}
