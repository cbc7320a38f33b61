import type { HostNameReason } from '../host-name';
import type { PortReason } from '../port';
import { tenantUrlNameMaximum, tenantUrlNameMinimum, type TenantUrlNameReason } from '../tenant-url-name';
import { isMissing, requiredMessage, type Rejection } from './message';

export function hostNameMessage({ reason }: Rejection<HostNameReason>): string {
  return isMissing(reason) ? requiredMessage : 'validation.hostName.shape';
}

export function portMessage({ reason }: Rejection<PortReason>): string {
  return isMissing(reason) ? requiredMessage : 'validation.port.shape';
}

export function tenantUrlNameMessage({ reason }: Rejection<TenantUrlNameReason>): string {
  if (reason === 'tooShort') return `validation.tenantUrlName.tooShort?minimum=${tenantUrlNameMinimum}`;
  if (reason === 'tooLong') return `validation.tenantUrlName.tooLong?maximum=${tenantUrlNameMaximum}`;
  return isMissing(reason) ? requiredMessage : `validation.tenantUrlName.${reason}`;
}
