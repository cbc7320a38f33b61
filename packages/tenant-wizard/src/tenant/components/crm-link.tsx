import { useCommonTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { isPageAddress, displayAddress } from '../model/display-address';

interface CrmLinkProps {
  url: string;
  /** The company CRM is reachable: shows a link. */
  open: boolean;
}

/** The shortened address of a company CRM. */
export function CrmLink({ url, open }: CrmLinkProps) {
  const text = useCommonTexts();
  if (!open || !isPageAddress(url)) return <span className="tenant-address">{displayAddress(url)}</span>;
  return (
    <TextLink className="tenant-address" href={url} newTabText={text('opensInNewTab')} tone="quiet">
      {displayAddress(url)}
    </TextLink>
  );
}
