import type { Config } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { authMessages } from '../messages';
import { authPaths } from '../paths';

/** URLs of the operator's terms and privacy notice; the portal's own pages until the configuration loads. */
export function legalAddresses(config: Config | undefined) {
  return {
    terms: config?.terms_url ?? authPaths.terms.href(),
    privacy: config?.privacy_url ?? authPaths.privacy.href(),
  };
}

/** Links to terms and privacy. They open in a new tab, so a half-filled form is not lost. */
export function LegalLinks({ config }: { readonly config: Config | undefined }) {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const { terms, privacy } = legalAddresses(config);
  return (
    <span className="auth-legal-links">
      <TextLink href={terms} newTabText={common('opensInNewTab')} tone="quiet">
        {t('terms')}
      </TextLink>
      <TextLink href={privacy} newTabText={common('opensInNewTab')} tone="quiet">
        {t('privacy')}
      </TextLink>
    </span>
  );
}
