import { activityRoom } from './activity/room';
import { codelistsRoom } from './codelists/room';
import type { Room } from './components/room';
import { customersRoom } from './customers/room';
import { documentTemplatesRoom } from './document-templates/room';
import { documentsRoom } from './documents/room';
import { invitationsRoom } from './invitations/room';
import { mediaRoom } from './media/room';
import { overviewRoom } from './overview/room';
import { priceListRoom } from './price-list/room';
import { rolesRoom } from './roles/room';
import { subscriptionsRoom } from './subscriptions/room';
import { usersRoom } from './users/room';

/** Every room of the back office, in the order of the side navigation. */
export const rooms: readonly Room[] = [
  overviewRoom,
  customersRoom,
  documentsRoom,
  documentTemplatesRoom,
  mediaRoom,
  subscriptionsRoom,
  priceListRoom,
  rolesRoom,
  invitationsRoom,
  usersRoom,
  codelistsRoom,
  activityRoom,
];
