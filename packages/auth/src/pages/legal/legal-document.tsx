import { useTexts } from '@atrium/i18n';
import { TextLink, Wordmark } from '@atrium/ui-kit';
import { useConfig } from '../../api/get-config';
import { Languages } from '../../components/languages';
import { legalMessages } from '../../legal-messages';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface LegalDocumentProps {
  readonly title: string;
  readonly intro: string;
  readonly version?: string | undefined;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

/** A legal text, for visitors and users. */
export function LegalDocument({ title, intro, version, sections }: LegalDocumentProps) {
  const t = useTexts(authMessages);
  const legal = useTexts(legalMessages);
  const config = useConfig();
  return (
    <div className="auth-legal">
      <header className="auth-legal__head">
        <Wordmark name={config?.product_name ?? t('brand')} />
        <Languages />
      </header>
      <main className="auth-legal__text">
        <h1 tabIndex={-1}>{title}</h1>
        {version !== undefined && <p className="auth-hint">{legal('version', { version })}</p>}
        <p>{intro}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p>{section.body}</p>
          </section>
        ))}
      </main>
      <footer className="auth-legal__foot">
        <TextLink href={authPaths.login.href()}>{legal('back')}</TextLink>
      </footer>
    </div>
  );
}
