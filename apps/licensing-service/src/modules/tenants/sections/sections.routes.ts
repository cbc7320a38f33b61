import {
  saveApplicationEndpoint,
  saveFiscalizationEndpoint,
  saveSubscriptionEndpoint,
} from '@atrium/api-client/contract';
import {
  saveApplicationSchema,
  saveFiscalizationSchema,
  saveSubscriptionSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route';
import type { Parts } from '../../../parts';
import { announceTenant } from '../announce-tenant';
import { callFor } from '../tenant-call';
import { saveApplication } from './save-application.service';
import { saveFiscalization } from './save-fiscalization.service';
import { saveSection } from './save-section.service';
import { subscriptionSection } from './subscription.section';

/** Saving each section of a company CRM's setup. */
export function sectionsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, saveApplicationEndpoint, saveApplicationSchema, async ({ params, body, ...call }) => {
    const { _version: version, ...input } = body;
    const saved = await saveApplication(parts, callFor('update/tenants', call), { id: params.id, version, input });
    await announceTenant(parts, params.id);
    return saved;
  });

  route(app, saveFiscalizationEndpoint, saveFiscalizationSchema, async ({ params, body, ...call }) => {
    const { _version: version, ...input } = body;
    const saved = await saveFiscalization(parts, callFor('update/tenants', call), { id: params.id, version, input });
    await announceTenant(parts, params.id);
    return saved;
  });

  route(app, saveSubscriptionEndpoint, saveSubscriptionSchema, async ({ params, body, ...call }) => {
    const { _version: version, ...input } = body;
    const save = { id: params.id, version, input };
    const saved = await saveSection(parts, callFor('update/tenants', call), subscriptionSection, save);
    await announceTenant(parts, params.id);
    return saved;
  });
}
