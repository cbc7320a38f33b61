import { isApiError, isNetworkError, isTimeoutError } from '@atrium/api-client';
import type { TenantRole } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useInvite } from '../api/members';
import { membersMessages } from '../messages';
import { inviteSchema } from './invite.schema';

interface InviteValues {
  readonly email: string;
  readonly role: TenantRole;
}

const initialValues: InviteValues = { email: '', role: 'viewer' };

/** The invitation form; whatever the service rejects is shown at the e-mail. */
export function useInviteForm(tenantId: string, onSent: () => void) {
  const t = useTexts(membersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutateAsync: invite } = useInvite();
  const form = useForm<InviteValues>({
    initialValues,
    schema: inviteSchema,
    messages: [membersMessages],
    fieldOf: () => 'email',
    idPrefix: 'invite-',
    send: async (values) => {
      await invite({ params: { id: tenantId }, body: values });
      notify({ tone: 'success', title: t('sent', { email: values.email }) });
      onSent();
    },
  });
  const { failure, busy } = form;

  function reason(): string | undefined {
    if (failure === null || busy) return undefined;
    const isUnreachable = isNetworkError(failure) || isTimeoutError(failure);
    return !isUnreachable && isApiError(failure) ? failure.message : common('failure.network');
  }

  return { form, failure: reason() };
}
