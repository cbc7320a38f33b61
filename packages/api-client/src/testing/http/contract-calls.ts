import * as contract from '@atrium/api-client/contract';
import * as schemas from '@atrium/api-client/contract/schemas';
import type { EndpointDefinition, Resource } from '../../contract';
import { courierTestSchemas, type EndpointSchema } from '../../contract/schemas';
import { courierTestEndpoints, testedCouriers } from '../../contract/tenants/sections/couriers';

/** An endpoint of the contract with its schemas. */
export interface ContractCall {
  /** `login` for `loginEndpoint`; the endpoint's id for a courier's test, which has no export. */
  readonly name: string;
  readonly endpoint: EndpointDefinition;
  readonly schema: EndpointSchema;
}

const schemasByName = new Map<string, unknown>(Object.entries(schemas));

/** Finds a call's schema by its name. If a record has the same name, the schema ends with `Call`; exports share one. */
function schemaOf(name: string, { id }: EndpointDefinition): EndpointSchema {
  const found =
    schemasByName.get(`${name}CallSchema`) ??
    schemasByName.get(id.endsWith('.export') ? 'exportSchema' : `${name}Schema`);
  if (found === undefined) throw new Error(`The call ${name} has no schema.`);
  return found as EndpointSchema;
}

const values = Object.entries<unknown>(contract);

const courierTests = testedCouriers.map((name): ContractCall => {
  const endpoint = courierTestEndpoints[name];
  return { name: endpoint.id, endpoint, schema: courierTestSchemas[name] };
});

const namedCalls: readonly ContractCall[] = values.flatMap(([exported, value]) => {
  if (!exported.endsWith('Endpoint') || typeof value !== 'object') return [];
  const name = exported.slice(0, -'Endpoint'.length);
  const endpoint = value as EndpointDefinition;
  return [{ name, endpoint, schema: schemaOf(name, endpoint) }];
});

/** Every call of the contract. */
export const contractCalls: readonly ContractCall[] = [...namedCalls, ...courierTests];

/** Every resource of the contract. */
export const resources: readonly Resource[] = values.flatMap(([exported, value]) =>
  exported.endsWith('Resource') && typeof value === 'object' ? [value as Resource] : [],
);
