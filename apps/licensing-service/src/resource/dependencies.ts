import type { PlatformDependencies } from '../platform';
import type { Exports } from './export/exports';
import type { Reference } from './references/reference';

export interface ResourceDependencies extends PlatformDependencies {
  readonly exports: Exports;
  /** Which records refer to which, declared by every room. */
  readonly references: readonly Reference[];
}
