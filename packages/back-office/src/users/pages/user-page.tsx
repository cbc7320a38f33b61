import { usePermission } from '@atrium/api-client/react';
import { useParams } from 'react-router';
import { ModulePage } from '../../components/module-page';
import { UserContent } from './user-content';

export function UserPage() {
  const { id = '' } = useParams();
  const allowed = usePermission('view/users');
  return allowed ? <UserContent id={id} key={id} /> : <ModulePage module="users">{null}</ModulePage>;
}
