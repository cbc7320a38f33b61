import { checkHostName } from '../host-name';
import { hostNameMessage, portMessage, tenantUrlNameMessage } from '../messages/address-messages';
import { checkPort } from '../port';
import { checkTenantUrlName } from '../tenant-url-name';
import { ruleTest, type RuleTest } from './rule-test';

/** Key `validation.hostName.shape`. */
export function hostNameTest(): RuleTest {
  return ruleTest('hostName', checkHostName, hostNameMessage, {});
}

/** Key `validation.port.shape`; for text fields. */
export function portTest(): RuleTest {
  return ruleTest('port', checkPort, portMessage, {});
}

/** Keys `validation.tenantUrlName.*`. */
export function tenantUrlNameTest(): RuleTest {
  return ruleTest('tenantUrlName', checkTenantUrlName, tenantUrlNameMessage, {});
}
