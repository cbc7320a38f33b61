import type { OpenedInvitation } from '@atrium/api-client/contract';
import { useLanguage, useTexts } from '@atrium/i18n';
import { useConfig } from '../../api/get-config';
import { invitationMessages } from '../../invitation-messages';
import { authMessages } from '../../messages';

interface InvitationOffer {
  readonly heading: string;
  readonly lead: string;
}

/** What an invitation offers: a role in a company CRM, or roles of the operator. */
export function useInvitationOffer(invitation: OpenedInvitation): InvitationOffer {
  const { tenant_title: tenant, role, roles, invited_by: inviter } = invitation;
  const t = useTexts(invitationMessages);
  const brand = useTexts(authMessages)('brand');
  const [language] = useLanguage();
  const config = useConfig();
  if (tenant !== null && role !== null)
    return {
      heading: t('heading', { tenant }),
      lead: t('lead', { inviter, role: t(`role.${role}`), meaning: t(`meaning.${role}`) }),
    };
  const titles = new Intl.ListFormat(language).format(roles);
  return {
    heading: t('rolesHeading', { product: config?.product_name ?? brand }),
    lead: t('rolesLead', { inviter, roles: titles, count: roles.length }),
  };
}
