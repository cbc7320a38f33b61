import { isApiError } from '@atrium/api-client';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, Status, useNotify } from '@atrium/ui-kit';
import { Mail } from 'lucide-react';
import { useRequestVpn } from '../api/test-data-provider';
import { useWizard } from '../../form/components/use-wizard';
import { dataProviderMessages } from '../messages';

/** Requests a VPN configuration by e-mail, and shows when. Can be repeated. */
export function VpnRequest() {
  const text = useTexts(dataProviderMessages);
  const notify = useNotify();
  const { tenant } = useWizard();
  const request = useRequestVpn(tenant.id);
  const requestedAt = tenant.vpn_requested_at;

  function ask() {
    request.mutate(
      { params: { id: tenant.id } },
      {
        onSuccess: () => void notify({ tone: 'success', title: text('vpn.sent') }),
        onError: (error) => {
          const tooMany = isApiError(error) && error.status === 429;
          notify({ tone: 'error', title: text(tooMany ? 'vpn.tooMany' : 'vpn.failed') });
        },
      },
    );
  }

  return (
    <div className="vpn-request">
      {requestedAt !== null && (
        <Status tone="success">{text('vpn.requested', { date: formatDateTime(requestedAt) })}</Status>
      )}
      <Button busy={request.isPending} icon={Mail} onClick={ask} size="s">
        {text(requestedAt === null ? 'vpn.request' : 'vpn.again')}
      </Button>
    </div>
  );
}
