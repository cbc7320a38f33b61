import {
  saveApplicationEndpoint,
  saveCouriersEndpoint,
  saveFiscalizationEndpoint,
  savePluginsEndpoint,
  saveDataProviderEndpoint,
  saveSubscriptionEndpoint,
} from '@atrium/api-client/contract';
import {
  saveApplicationSchema,
  saveCouriersSchema,
  saveFiscalizationSchema,
  savePluginsSchema,
  saveDataProviderSchema,
  saveSubscriptionSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { type Caller, route, type SessionUser } from '../platform';
import { publishTenantChange, callFor } from '../tenants';
import type { SetupDependencies } from './dependencies';
import { couriersSection } from './couriers/couriers.section';
import { pluginsSection } from './plugins/plugins.section';
import { dataProviderSection } from './data-provider/data-provider.section';
import { applicationProblems, saveApplication } from './application/save-application.service';
import { saveFiscalization } from './fiscal/save-fiscalization.service';
import { saveSection } from './sections/save-section.service';
import type { StoredSection, Section } from './sections/section';
import { subscriptionSection } from './subscription/subscription.section';

interface SavingCall {
  readonly params: { readonly id: string };
  readonly body: { readonly _version: number };
  readonly user: SessionUser;
  readonly caller: Caller;
}

export function sectionsRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  /** Saves a section without side effects on other records. */
  async function save<Name extends StoredSection>(section: Section<Name>, { params, body, ...call }: SavingCall) {
    const { _version: version, ...input } = body;
    const saved = await saveSection(dependencies, callFor('update/tenants', call), section, {
      id: params.id,
      version,
      input,
    });
    await publishTenantChange(dependencies, params.id);
    return saved;
  }

  route(
    app,
    saveApplicationEndpoint,
    saveApplicationSchema,
    async ({ params, body, ...call }) => {
      const { _version: version, ...input } = body;
      const saved = await saveApplication(dependencies, callFor('update/tenants', call), {
        id: params.id,
        version,
        input,
      });
      await publishTenantChange(dependencies, params.id);
      return saved;
    },
    (body) => applicationProblems(body, dependencies.settings),
  );

  route(app, saveCouriersEndpoint, saveCouriersSchema, (call) => save(couriersSection, call));

  route(app, saveFiscalizationEndpoint, saveFiscalizationSchema, async ({ params, body, ...call }) => {
    const { _version: version, ...input } = body;
    const saved = await saveFiscalization(dependencies, callFor('update/tenants', call), {
      id: params.id,
      version,
      input,
    });
    await publishTenantChange(dependencies, params.id);
    return saved;
  });

  route(app, savePluginsEndpoint, savePluginsSchema, (call) => save(pluginsSection, call));
  route(app, saveDataProviderEndpoint, saveDataProviderSchema, (call) => save(dataProviderSection, call));

  route(app, saveSubscriptionEndpoint, saveSubscriptionSchema, (call) => save(subscriptionSection, call));
}
