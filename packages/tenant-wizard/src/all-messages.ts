import { listMessages } from '@atrium/i18n/lists';
import { billingMessages } from './billing-messages';
import { connectionTestMessages } from './connection-test-messages';
import { couriersMessages } from './couriers-messages';
import { dataProviderMessages } from './data-provider-messages';
import { fileMessages } from './file-messages';
import { fiscalizationMessages } from './fiscalization-messages';
import { membersMessages } from './members-messages';
import { tenantMessages } from './messages';
import { paymentMessages } from './payment-messages';
import { planChangeMessages } from './plan-change-messages';
import { planMessages } from './plan-messages';
import { pluginsMessages } from './plugins-messages';

/** The texts of everything under `/tenants`; each part is loaded when a page needs it. */
export const allMessages = [
  tenantMessages,
  membersMessages,
  connectionTestMessages,
  dataProviderMessages,
  couriersMessages,
  fileMessages,
  fiscalizationMessages,
  planMessages,
  planChangeMessages,
  pluginsMessages,
  paymentMessages,
  billingMessages,
  listMessages,
] as const;
