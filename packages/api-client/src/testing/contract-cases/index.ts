import { accountCases } from './account-cases';
import { codelistCases } from './codelist-cases';
import type { ContractCase } from './contract-case';
import { listCases } from './list-cases';
import { resetCases } from './reset-cases';
import { tenantCases } from './tenant-cases';

export type { ContractCase, ContractWorld } from './contract-case';

/** Everything a service of the contract must do, to be run against each that claims to. */
export const contractCases: readonly ContractCase[] = [
  ...accountCases,
  ...resetCases,
  ...tenantCases,
  ...listCases,
  ...codelistCases,
];
