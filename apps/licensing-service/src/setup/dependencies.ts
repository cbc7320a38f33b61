import type { ApplicationDraft, ApplicationInput } from '@atrium/api-client/contract';
import type { FieldProblems, Transaction } from '../platform';
import type { TenantsDependencies } from '../tenants';
import type { TestSlots } from './connections/test-slots';
import type { FiscalAuthority } from './fiscal/authority/fiscal-authority';

/** Application setup as it was, and as it was sent. */
export interface CompanyChange {
  readonly tenantId: string;
  readonly userId: string;
  readonly before: ApplicationDraft;
  readonly sent: Omit<ApplicationInput, 'password_confirmation'>;
  readonly now: Date;
}

/** What follows for billing from the data of a company; called in the transaction that saves it. */
export interface CompanyPolicy {
  /** What may not change, since something was billed to the company or rests on its VAT. */
  problems(tx: Transaction, change: CompanyChange, isLive: boolean): Promise<FieldProblems>;
  saved(tx: Transaction, change: CompanyChange): Promise<void>;
}

export interface SetupDependencies extends TenantsDependencies {
  readonly testSlots: TestSlots;
  /** Where business premises are registered. */
  readonly fiscalAuthority: FiscalAuthority;
  readonly companyPolicy: CompanyPolicy;
}
