import { Forbidden, hasPermission, type SessionUser } from '../../platform';

/** @throws Forbidden for users who may make documents, but no versions of existing ones */
export function requireUpdate(user: SessionUser): void {
  if (!hasPermission(user, 'update/documents')) throw new Forbidden();
}
