import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Banner, FieldGrid, SelectField } from '@atrium/ui-kit';
import { AccountTest } from '../../connection-test/components/account-test';
import { SecretField } from '../../form/components/secret-field';
import { useSectionFields } from '../../form/components/section-form-context';
import { SectionTextField } from '../../form/components/section-text-field';
import { verbatim } from '../../form/components/verbatim';
import { findMailboxProvider, imapPort, mailboxProviders } from '../../connection-test/model/mailbox-providers';
import { toPluginsInput, type PluginsValues } from '../model/plugin-values';
import { pluginsMessages } from '../messages';

/** The mailbox. A known provider fills in its server and shows its requirements. */
export function MailboxFields() {
  const text = useTexts(pluginsMessages);
  const words = useSelectTexts();
  const { form } = useSectionFields<PluginsValues>();
  const { mailbox = {} } = toPluginsInput(form.values, { withSecrets: true });
  const { host, port } = form.values.mailbox;
  const provider = findMailboxProvider(host);

  function choose(id: string) {
    const chosen = mailboxProviders.find((one) => one.id === id)?.host ?? '';
    void form.setValues({ ...form.values, mailbox: { ...form.values.mailbox, host: chosen, port: imapPort } });
  }

  return (
    <>
      <SelectField
        id="mailbox.provider"
        label={text('mailboxProvider')}
        onChange={({ target }) => choose(target.value)}
        options={mailboxProviders.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={text('otherProvider')}
        texts={words}
        value={provider?.id ?? ''}
      />
      {provider?.use !== undefined && (
        <Banner tone={provider.use === 'noPasswords' ? 'warning' : 'info'}>
          {text(`note.${provider.use}`, { name: provider.name })}
        </Banner>
      )}
      <FieldGrid columns="wide-narrow">
        <SectionTextField {...verbatim} inputMode="url" label={text('host')} name="mailbox.host" required={false} />
        <SectionTextField
          autoComplete="off"
          inputMode="numeric"
          label={text('port')}
          name="mailbox.port"
          required={false}
        />
      </FieldGrid>
      <SectionTextField
        {...verbatim}
        hint={text('mailboxUsernameHint')}
        label={text('mailboxUsername')}
        name="mailbox.username"
        required={false}
      />
      <SecretField
        hint={text('mailboxPasswordHint')}
        label={text('password')}
        name="mailbox.password"
        required={false}
        setHint={text('mailboxPasswordHint')}
      />
      <AccountTest
        body={{ mailbox }}
        fields={['mailbox.host', 'mailbox.port', 'mailbox.username', 'mailbox.password']}
        name="mailbox"
        secret="mailbox.password"
        section="plugins"
        stages={['name', 'tcp', 'tls', 'login', 'mailbox']}
        target={{ host, port, passwordUse: provider?.use }}
      />
    </>
  );
}
