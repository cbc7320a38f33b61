import type { ApplicationDraft, ApplicationInput } from '@atrium/api-client/contract';
import type { FieldProblems, Transaction } from '../platform';
import type { TenantsDependencies } from '../tenants';
import type { TestSlots } from './connections/test-slots';
import type { FiscalAuthority } from './fiscal/authority/fiscal-authority';

export interface CompanyChange {
  readonly tenantId: string;
  readonly userId: string;
  readonly before: ApplicationDraft;
  readonly sent: Omit<ApplicationInput, 'password_confirmation'>;
  readonly now: Date;
}

/** Billing's rules for company data; called in the transaction that saves it. */
export interface CompanyPolicy {
  /** Changes not allowed because something was billed to the company or depends on its VAT. */
  problems(tx: Transaction, change: CompanyChange, isLive: boolean): Promise<FieldProblems>;
  saved(tx: Transaction, change: CompanyChange): Promise<void>;
}

export interface SetupDependencies extends TenantsDependencies {
  readonly testSlots: TestSlots;
  readonly fiscalAuthority: FiscalAuthority;
  readonly companyPolicy: CompanyPolicy;
}
