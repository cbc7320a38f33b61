import { listMessages } from '@atrium/i18n/lists';
import { billingMessages, planChangeMessages } from './billing/messages';
import { connectionTestMessages } from './sections/connection-test/messages';
import { couriersMessages } from './sections/couriers/messages';
import { dataProviderMessages } from './sections/data-provider/messages';
import { fileMessages } from './sections/form/messages';
import { fiscalizationMessages } from './sections/fiscalization/messages';
import { membersMessages } from './members/messages';
import { tenantMessages } from './tenant/messages';
import { paymentMessages } from './sections/payment/messages';
import { planMessages } from './sections/subscription/messages';
import { pluginsMessages } from './sections/plugins/messages';

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
