import { isNewsletterKey } from '@atrium/api-client/contract';
import { hostNameTest, portTest } from '@atrium/validators/yup';
import { lazy, object, string, type AnyObjectSchema } from 'yup';
import { choose, required, text } from '../../form/model/field-rules';
import { toNewsletterProvider } from './plugin-values';

type Group = Readonly<Record<string, string | undefined>>;

/** A plugin is validated once it has data; `port` is a default. */
const ifBegun = (schema: AnyObjectSchema, secretSet: boolean) =>
  lazy(({ port: _port, ...typed }: Group) =>
    secretSet || Object.values(typed).some((value) => (value ?? '').trim() !== '') ? schema : object(),
  );

/** Validates the plugins with data; `hasSecret` returns whether a secret is stored. */
export function pluginsSchema(hasSecret: (place: string) => boolean) {
  const secret = (place: string) => (hasSecret(place) ? text(1024) : text(1024).required(required));
  const newsletter = object({
    provider: string().required(choose),
    api_key: secret('newsletter.api_key').test({
      name: 'newsletterKey',
      message: 'apiKeyInvalid',
      test: (key, { parent }) => {
        const provider = toNewsletterProvider((parent as { provider?: string }).provider ?? '');
        return !key || provider === null || isNewsletterKey(provider, key);
      },
    }),
  });
  const businessData = object({
    username: text(120).required(required),
    password: secret('business_data.password'),
  });
  const mailbox = object({
    host: text(253).required(required).test(hostNameTest()),
    port: text(16).required(required).test(portTest()),
    username: text(254).required(required),
    password: secret('mailbox.password'),
  });
  return object({
    newsletter: ifBegun(newsletter, hasSecret('newsletter.api_key')),
    business_data: ifBegun(businessData, hasSecret('business_data.password')),
    mailbox: ifBegun(mailbox, hasSecret('mailbox.password')),
  });
}
