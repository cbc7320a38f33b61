import type { Tenant } from '@atrium/api-client/contract';
import { expect } from 'vitest';
import type { slovenian } from './addresses';
import type { TestClient } from './test-client';

/** Saves another address of the company of a company CRM. */
export async function moveCompany(client: TestClient, id: string, address: typeof slovenian): Promise<void> {
  const { application } = (await client.get(`/tenants/${id}`)).json<Tenant>().sections;
  const body = { ...application.data, address, _version: application.version };
  expect((await client.put(`/tenants/${id}/sections/application`, body)).statusCode).toBe(200);
}
