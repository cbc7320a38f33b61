import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees memory after much work: V8 would keep over 150 MB until its heap fills up. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
