import { checkHostName } from '../host-name';
import { checkPort } from '../port';
import {
  checkTenantUrlName,
  tenantUrlNameMaximum,
  tenantUrlNameMinimum,
  type TenantUrlNameReason,
} from '../tenant-url-name';
import { ruleTest, type RuleTest } from './rule-test';

/** Key `validation.hostName.shape`. */
export function hostNameTest(): RuleTest {
  return ruleTest('hostName', checkHostName, () => 'validation.hostName.shape', {});
}

/** Key `validation.port.shape`; for text fields. */
export function portTest(): RuleTest {
  return ruleTest('port', checkPort, () => 'validation.port.shape', {});
}

function tenantUrlNameMessage(reason: TenantUrlNameReason): string {
  if (reason === 'tooShort') return `validation.tenantUrlName.tooShort?minimum=${tenantUrlNameMinimum}`;
  if (reason === 'tooLong') return `validation.tenantUrlName.tooLong?maximum=${tenantUrlNameMaximum}`;
  return reason === 'type' || reason === 'empty' ? 'validation.required' : `validation.tenantUrlName.${reason}`;
}

/** Keys `validation.tenantUrlName.*`. */
export function tenantUrlNameTest(): RuleTest {
  return ruleTest('tenantUrlName', checkTenantUrlName, tenantUrlNameMessage, {});
}
