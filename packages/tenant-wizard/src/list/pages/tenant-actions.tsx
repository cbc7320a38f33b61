import type { TenantSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, IconButton, Menu, MenuItem, MenuLink } from '@atrium/ui-kit';
import { Ellipsis, ExternalLink, Info, Trash2 } from 'lucide-react';
import { tenantListMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import { isPageAddress } from '../../tenant/model/display-address';
import { tenantHref } from '../../tenant/model/tenant-href';

interface TenantActionsProps {
  tenant: TenantSummary;
  onDiscard: (tenant: TenantSummary) => void;
}

/** The main action for the state of a row, and the others in a menu. */
export function TenantActions({ tenant, onDiscard }: TenantActionsProps) {
  const text = useTexts(tenantListMessages);
  const tenantText = useTexts(tenantMessages);
  const { state, url } = tenant;
  const name = tenant.title === '' ? tenantText('unnamed') : tenant.title;
  const href = tenantHref(tenant);
  const more = <IconButton icon={Ellipsis} label={text('moreOf', { name })} size="s" />;

  if (state === 'creating') {
    return (
      <ButtonLink aria-label={text('showProgressOf', { name })} href={href} size="s" variant="ghost">
        {text('showProgress')}
      </ButtonLink>
    );
  }
  if (state === 'failed') {
    return (
      <ButtonLink aria-label={text('showFailureOf', { name })} href={href} size="s" variant="ghost">
        {text('showFailure')}
      </ButtonLink>
    );
  }
  if (state === 'draft') {
    return (
      <>
        <ButtonLink aria-label={tenantText('continueOf', { name })} href={href} size="s">
          {tenantText('continue')}
        </ButtonLink>
        {tenant.allowed_actions.includes('discard') && (
          <Menu trigger={more}>
            <MenuItem danger icon={Trash2} onSelect={() => onDiscard(tenant)}>
              {text('discard')}
            </MenuItem>
          </Menu>
        )}
      </>
    );
  }
  return (
    <Menu trigger={more}>
      <MenuLink href={href} icon={Info}>
        {text('details')}
      </MenuLink>
      {state === 'active' && url !== null && isPageAddress(url) && (
        <MenuItem icon={ExternalLink} onSelect={() => window.open(url, '_blank', 'noopener,noreferrer')}>
          {tenantText('openCrm')}
        </MenuItem>
      )}
    </Menu>
  );
}
