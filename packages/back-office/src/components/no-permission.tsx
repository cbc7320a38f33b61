import { useCurrentUser } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Card, DefinitionList, EmptyState } from '@atrium/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { backOfficeMessages } from './messages';

/** Replaces a page that the user may not see: what it needs, what they have, and the way back. */
export function NoPermission({ permission }: { permission: string }) {
  const text = useTexts(backOfficeMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const roles = useCurrentUser()?.roles.map(({ title }) => title) ?? [];
  const facts = [
    { id: 'roles', term: text('forbidden.roles'), value: roles.join(', ') || text('forbidden.noRoles') },
    { id: 'address', term: text('forbidden.address'), value: <code>{pathname}</code> },
  ];
  return (
    <EmptyState
      actions={
        <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
          {common('back')}
        </Button>
      }
      title={text('forbidden.title')}
    >
      <p>{text('forbidden.text', { permission })}</p>
      <div className="no-permission__facts">
        <Card>
          <DefinitionList items={facts} />
        </Card>
      </div>
    </EmptyState>
  );
}
