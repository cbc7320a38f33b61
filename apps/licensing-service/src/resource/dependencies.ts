import type { PlatformDependencies } from '../platform';
import type { Exports } from './export/exports';

export interface ResourceDependencies extends PlatformDependencies {
  readonly exports: Exports;
}
