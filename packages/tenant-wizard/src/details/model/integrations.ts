import type { ConnectionName, ConnectionTest, Tenant } from '@atrium/api-client/contract';
import { couriers as declared, testedCouriers, type TestedCourier } from '@atrium/api-client/contract/couriers';
import { newsletterProviderNames } from '../../sections/plugins/model/newsletter-providers';
import type { SetupSlug } from '../../tenant/model/section';

/** A configured connection and its last test; `untested` also after its settings changed. */
export interface Integration {
  readonly connection: ConnectionName;
  /** Section that configures it. */
  readonly section: SetupSlug;
  /** Distinguishes it from others of its kind, such as `baza.azman.example:5432`. */
  readonly detail: string;
  readonly state: ConnectionTest['state'] | 'untested';
}

const words = (...parts: readonly (string | null | undefined)[]) =>
  parts.flatMap((part) => (part === null || part === undefined || part === '' ? [] : [part])).join(':');

/** The value that distinguishes accounts with the same courier. */
function accountId(name: TestedCourier, courier: object | undefined): string | null | undefined {
  const [field = ''] = declared[name].test ?? [];
  return ({ ...courier } as Readonly<Record<string, string | null | undefined>>)[field];
}

/** The configured connections of a company CRM, in the order of their sections. */
export function integrationsOf({ sections, connection_tests: tests }: Tenant): readonly Integration[] {
  const { data: database } = sections.data_provider;
  const { couriers } = sections;
  const { newsletter, mailbox } = sections.plugins.data;
  const stateOf = (name: ConnectionName) => tests.find(({ connection }) => connection === name)?.state ?? 'untested';
  const all: readonly (Omit<Integration, 'state'> & { readonly used: boolean })[] = [
    {
      connection: 'data_provider',
      section: 'data-provider',
      detail: words(database.host, database.port),
      used: words(database.host) !== '',
    },
    ...testedCouriers.map((name) => {
      const courier = couriers.data[name];
      return {
        connection: name,
        section: 'couriers',
        detail: words(accountId(name, courier)),
        used: courier?.enabled === true,
      } as const;
    }),
    {
      connection: 'newsletter',
      section: 'plugins',
      detail: newsletter?.provider ? newsletterProviderNames[newsletter.provider] : '',
      used: Boolean(newsletter?.provider),
    },
    {
      connection: 'mailbox',
      section: 'plugins',
      detail: words(mailbox?.username),
      used: words(mailbox?.host) !== '',
    },
  ];
  return all.flatMap(({ used, ...integration }) =>
    used ? [{ ...integration, state: stateOf(integration.connection) }] : [],
  );
}

/** Time of the last connection test; null before the first. */
export function lastTestedAt({ connection_tests: tests }: Tenant): string | null {
  return (
    tests
      .flatMap(({ ended_at: at }) => at ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
