import {
  createDeviceEndpoint,
  createPremiseEndpoint,
  deleteDeviceEndpoint,
  deletePremiseEndpoint,
  updateDeviceEndpoint,
  updatePremiseEndpoint,
} from '@atrium/api-client/contract';
import {
  createDeviceSchema,
  createPremiseSchema,
  deleteDeviceSchema,
  deletePremiseSchema,
  updateDeviceSchema,
  updatePremiseSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { type Caller, route, type SessionUser } from '../../platform';
import { publishAfter, callFor } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { changeDevice, createDevice, deviceProblems, removeDevice } from './devices/device.service';
import { premiseProblems } from './premises/premise-data';
import { changePremise, createPremise, removePremise } from './premises/premise.service';

export function premisesAndDevicesRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  const withScope = (call: { readonly user: SessionUser; readonly caller: Caller }) => callFor('update/tenants', call);
  route(
    app,
    createPremiseEndpoint,
    createPremiseSchema,
    ({ params, body, ...call }) =>
      publishAfter(
        dependencies,
        params.id,
        createPremise(dependencies, withScope(call), { tenantId: params.id, input: body }),
      ),
    premiseProblems,
  );

  route(
    app,
    updatePremiseEndpoint,
    updatePremiseSchema,
    ({ params, body, ...call }) => {
      const { _version: version, ...input } = body;
      const save = { tenantId: params.id, id: params.premise, version, input };
      return publishAfter(dependencies, params.id, changePremise(dependencies, withScope(call), save));
    },
    premiseProblems,
  );

  route(app, deletePremiseEndpoint, deletePremiseSchema, async ({ params, ...call }) => {
    await publishAfter(
      dependencies,
      params.id,
      removePremise(dependencies, withScope(call), params.id, params.premise),
    );
    return null;
  });

  route(
    app,
    createDeviceEndpoint,
    createDeviceSchema,
    ({ params, body, ...call }) =>
      publishAfter(
        dependencies,
        params.id,
        createDevice(dependencies, withScope(call), { tenantId: params.id, input: body }),
      ),
    deviceProblems,
  );

  route(
    app,
    updateDeviceEndpoint,
    updateDeviceSchema,
    ({ params, body, ...call }) => {
      const { _version: version, ...input } = body;
      const save = { tenantId: params.id, id: params.device, version, input };
      return publishAfter(dependencies, params.id, changeDevice(dependencies, withScope(call), save));
    },
    deviceProblems,
  );

  route(app, deleteDeviceEndpoint, deleteDeviceSchema, async ({ params, ...call }) => {
    await publishAfter(dependencies, params.id, removeDevice(dependencies, withScope(call), params.id, params.device));
    return null;
  });
}
