import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import { billingMessages, planChangeMessages } from './billing/messages';
import { tenantDetailsMessages } from './details/messages';
import { tenantListMessages } from './list/messages';
import { membersMessages } from './members/messages';
import { applicationMessages } from './sections/application/messages';
import { connectionTestMessages } from './sections/connection-test/messages';
import { couriersMessages } from './sections/couriers/messages';
import { dataProviderMessages } from './sections/data-provider/messages';
import { fiscalizationMessages, registrationMessages } from './sections/fiscalization/messages';
import { fileMessages, sectionFormMessages } from './sections/form/messages';
import { gatewayMessages } from './sections/payment/gateways/gateways';
import { paymentMessages } from './sections/payment/messages';
import { pluginsMessages } from './sections/plugins/messages';
import { planMessages } from './sections/subscription/messages';
import { tenantMessages } from './tenant/messages';
import { wizardMessages } from './wizard/messages';

const firstMessages = [
  tenantMessages,
  tenantListMessages,
  tenantDetailsMessages,
  wizardMessages,
  sectionFormMessages,
  applicationMessages,
  registrationMessages,
] as const;

/** The namespaces that every page needs first: `locales/` loads them in one file. */
export const firstNamespaces = firstMessages.map(({ namespace }) => namespace);

/** The texts of all rooms. Those that no page needs first load on demand. */
export const allMessages = [
  ...firstMessages,
  membersMessages,
  billingMessages,
  planChangeMessages,
  paymentMessages,
  ...gatewayMessages,
  planMessages,
  dataProviderMessages,
  couriersMessages,
  fiscalizationMessages,
  pluginsMessages,
  connectionTestMessages,
  fileMessages,
  conflictMessages,
  listMessages,
] as const;
