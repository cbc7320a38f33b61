import type { PlatformDependencies } from '../platform/dependencies';
import type { Exports } from './export/exports';

export interface ResourceDependencies extends PlatformDependencies {
  readonly exports: Exports;
}
