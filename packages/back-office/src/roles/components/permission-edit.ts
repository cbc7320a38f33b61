import type { PermissionModule } from '@atrium/api-client/contract';

/** The permissions of a role as they are edited. */
export interface PermissionEdit {
  readonly modules: readonly PermissionModule[];
  readonly held: ReadonlySet<string>;
  /** Permissions that differ from the saved ones. */
  readonly changed: ReadonlySet<string>;
  /** No box can be changed. */
  readonly locked: boolean;
  /** Whether the user may grant a permission. */
  readonly mayGrant: (permission: string) => boolean;
  readonly onChange: (held: ReadonlySet<string>) => void;
}
