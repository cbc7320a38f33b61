import type {
  ActivityEntry,
  Billing,
  Certificate,
  Codelist,
  CodelistOption,
  Config,
  CurrentUser,
  Customer,
  CustomerImportCheck,
  DocumentContent,
  DocumentDetails,
  DocumentDraft,
  DocumentSend,
  DocumentVersion,
  EditSession,
  Invitation,
  MediaFile,
  Notification,
  Operation,
  OutboxMessage,
  Payment,
  PaymentMethod,
  PriceListVersion,
  Quote,
  Role,
  Session,
  TemplateFile,
  Tenant,
  TenantRole,
  TestCard,
  UserInvitation,
} from '../contract';
import type { FakeSubscription } from './billing/plan';
import { builtInCodelists } from './codelists/built-in-codelists';
import { sampleSession } from './samples/accounts';
import { sampleConfig, samplePriceList } from './samples/service';

/** A card entered into the gateway's fields, by its token. */
export type FakeCard = Pick<PaymentMethod, 'brand' | 'last4' | 'exp_month' | 'exp_year'> & Pick<TestCard, 'effect'>;

/** A card of a company CRM. */
export type FakePaymentMethod = Omit<PaymentMethod, 'is_chargeable'> & {
  readonly tenantId: string;
  readonly effect: TestCard['effect'];
  /** True after a successful payment or set-up. Until then the card is not listed. */
  isSaved: boolean;
};

/** A user's membership of a role. */
export interface FakeMembership {
  readonly userId: string;
  readonly addedAt: string;
  readonly addedBy: Role['author'];
}

/** A stored role, without a user's allowed actions. */
export type FakeRole = Omit<Role, 'allowed_actions' | 'members'> & {
  /** Members of Administrators are the accounts that name the role, recorded here or not. */
  memberships: FakeMembership[];
};

/** A stored codelist: titles in both languages, without a user's allowed actions. */
export type FakeCodelist = Omit<Codelist, 'title' | 'allowed_actions' | 'data'> & {
  data: Omit<CodelistOption, 'title'>[];
};

/** A stored customer, without a user's allowed actions; an erased one has an empty title. */
export type FakeCustomer = Omit<Customer, 'allowed_actions'>;

/** A saved document, without a user's allowed actions. */
export type FakeDocument = Omit<DocumentDetails, 'allowed_actions' | 'current'> & {
  readonly content: DocumentContent;
  /** Newest first. */
  readonly versions: readonly DocumentVersion[];
};

/** A document being edited. */
export type FakeEditSession = { -readonly [K in keyof Omit<EditSession, 'own'>]: EditSession[K] } & {
  readonly documentId: string;
};

/** A draft of a document; only its author sees it. */
export type FakeDraft = DocumentDraft & { readonly authorId: string };

/** An e-mail with a version of a document. */
export type FakeSend = DocumentSend & { readonly documentId: string };

/** What an import of customers did. */
export type FakeImport = Pick<CustomerImportCheck, 'rows' | 'ready' | 'filled' | 'refused' | 'skipped'>;

/** A payment with its quote and its card. */
export interface FakePayment {
  readonly tenantId: string;
  readonly quote: Quote;
  readonly methodId: string | null;
  readonly payment: Payment;
  /** For a transfer: its pro-forma invoice. */
  proforma?: FakeInvoice;
  /** For a transfer: what the operator recorded, in this order. */
  receipts?: readonly FakeReceipt[];
}

/** A recorded receipt of a bank transfer. */
export interface FakeReceipt {
  readonly received_on: string;
  /** In cents. */
  readonly amount: number;
  readonly reference: string;
  /** It came too late, or for a transfer that had ended. */
  readonly isCredit: boolean;
}

/** A document of a company CRM. */
export type FakeInvoice = Billing['invoices'][number] & { readonly tenantId: string };

/** Credit paid out from a company CRM's account. */
export type FakePayout = Billing['entries'][number] & { readonly tenantId: string };

/** An account of the fake service, with its password in plain text. */
export interface FakeAccount {
  readonly user: CurrentUser;
  password: string;
  active: boolean;
  activationToken: string | null;
  resetToken: string | null;
  /** A new e-mail that is not confirmed yet. */
  emailChange: { readonly email: string; readonly token: string } | null;
  username: string | null;
  anonymised: boolean;
  /** The picture that the user removed last. */
  removedAvatar: string | null;
  version: number;
  readonly createdAt: string;
  lastSignInAt: string | null;
}

/** A record of a resource without its own code in the fake, by field name. */
export type FakeRecord = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** A session of the fake service. */
export interface FakeSession extends Omit<Session, 'current'> {
  readonly userId: string;
}

/** A user's access to a company CRM. */
export interface FakeMember {
  readonly tenantId: string;
  readonly userId: string;
  readonly addedAt: string;
  role: TenantRole;
}

/** An invitation with its link. */
export interface FakeInvitation extends Omit<Invitation, 'allowed_actions' | 'expired'> {
  readonly tenantId: string;
  token: string;
  accepted: boolean;
}

/** An invitation of the operator with its link. */
export interface FakeUserInvitation extends Omit<
  UserInvitation,
  'allowed_actions' | 'roles' | 'state' | 'void_reason'
> {
  readonly roleIds: readonly string[];
  token: string;
  accepted: boolean;
  withdrawn: boolean;
}

/** A notification and its recipient. */
export type FakeNotification = Notification & { readonly userId: string };

/** A certificate file that the fake service can open, by its name and password. */
export interface FakeCertificateFile {
  readonly name: string;
  readonly password: string;
  readonly facts: Pick<Certificate, 'holder' | 'tax_number' | 'issuer' | 'issuer_kind' | 'valid_from' | 'valid_until'>;
}

/** All data of the fake service. A test may change it between two calls. */
export interface FakeState {
  readonly now: () => Date;
  readonly newId: () => string;
  config: Config;
  accounts: FakeAccount[];
  /** Sessions that have not ended. */
  sessions: FakeSession[];
  /** The session that sends the next call. */
  sessionId: string | null;
  /** The logged-in user; others have their own sessions. */
  sessionUserId: string | null;
  members: FakeMember[];
  invitations: FakeInvitation[];
  userInvitations: FakeUserInvitation[];
  /** Newest first. */
  notifications: FakeNotification[];
  tenants: Tenant[];
  operations: Operation[];
  codelists: FakeCodelist[];
  /** Newest first. */
  activity: ActivityEntry[];
  roles: FakeRole[];
  customers: FakeCustomer[];
  /** Checked files that no template uses yet. */
  readonly templateFiles: Map<string, TemplateFile>;
  documents: FakeDocument[];
  editSessions: FakeEditSession[];
  /** Newest first. */
  documentDrafts: FakeDraft[];
  /** Newest first. */
  documentSends: FakeSend[];
  /** Signature pictures by account, in base64. */
  readonly keptSignatures: Map<string, string>;
  /** Largest PDF that an e-mail carries, in bytes. */
  mailAttachmentLimit: number;
  /** Signatures get a time stamp: `null` without an authority, `silent` if it does not answer. */
  timeStampAuthority: 'answers' | 'silent' | null;
  /** Finished imports of customers by their id. */
  customerImports: Map<string, FakeImport>;
  /** Its versions, newest first. */
  priceList: PriceListVersion[];
  /** Paid subscriptions. */
  subscriptions: FakeSubscription[];
  /** Unpaid quotes. */
  quotes: { readonly tenantId: string; readonly quote: Quote }[];
  /** Credit by company CRM, in cents. */
  credits: Map<string, number>;
  /** Credit that was paid out, newest first. The fake records no other account entries. */
  payouts: FakePayout[];
  /** Usage by company CRM; null if unknown. */
  usages: Map<string, Billing['usage']>;
  /** Entered cards that are not saved yet, by token. */
  cards: Map<string, FakeCard>;
  paymentMethods: FakePaymentMethod[];
  /** Newest first. */
  payments: FakePayment[];
  /** Newest first. */
  invoices: FakeInvoice[];
  /** Responses of idempotent requests, by user, endpoint and key. */
  readonly idempotencyKeys: Map<string, { readonly sent: string; readonly answer: unknown }>;
  /** Records of resources without their own code in the fake, by route. */
  readonly records: Map<string, readonly FakeRecord[]>;
  /** Uploaded files that no media use yet, by id. */
  readonly mediaFiles: Map<string, MediaFile>;
  outbox: OutboxMessage[];
  /** The fake rejects any other file. */
  certificateFiles: FakeCertificateFile[];
  /** The next run of the step with this name fails with this cause. */
  failStep: { readonly name: string; readonly cause: string } | null;
}

const administratorsRole = (at: string): FakeRole => ({
  id: '01990000-0000-7000-8000-00000000b001',
  description: null,
  author: null,
  last_modified: null,
  permissions: [],
  created_at: at,
  updated_at: at,
  title: 'Administrators',
  active: true,
  built_in: true,
  version: 1,
  memberships: [],
});

/** An empty service without users. */
export function emptyState(now: () => Date): FakeState {
  let last = 0;
  const newId = () => `01990000-0000-7000-8000-${String(++last).padStart(12, '0')}`;
  return {
    now,
    newId,
    config: { ...sampleConfig },
    accounts: [],
    sessions: [],
    sessionId: null,
    get sessionUserId() {
      return this.sessions.find(({ id }) => id === this.sessionId)?.userId ?? null;
    },
    set sessionUserId(userId) {
      if (userId === this.sessionUserId) return;
      this.sessions = this.sessions.filter(({ id }) => id !== this.sessionId);
      this.sessionId = userId === null ? null : openSession(this, userId);
    },
    members: [],
    invitations: [],
    userInvitations: [],
    notifications: [],
    tenants: [],
    operations: [],
    idempotencyKeys: new Map(),
    records: new Map(),
    customers: [],
    templateFiles: new Map(),
    documents: [],
    editSessions: [],
    documentDrafts: [],
    documentSends: [],
    keptSignatures: new Map(),
    mailAttachmentLimit: 10 * 1024 ** 2,
    timeStampAuthority: null,
    customerImports: new Map(),
    codelists: builtInCodelists(newId, now().toISOString()),
    activity: [],
    roles: [administratorsRole(now().toISOString())],
    priceList: [samplePriceList],
    subscriptions: [],
    quotes: [],
    credits: new Map(),
    payouts: [],
    usages: new Map(),
    cards: new Map(),
    paymentMethods: [],
    payments: [],
    invoices: [],
    mediaFiles: new Map(),
    outbox: [],
    certificateFiles: [],
    failStep: null,
  };
}

/** Logs another user in; returns the session's id. */
export function openSession(state: FakeState, userId: string): string {
  const at = state.now().toISOString();
  const id = state.newId();
  const { current: _current, ...session } = sampleSession({ id, ip: '127.0.0.1', created_at: at, last_used_at: at });
  state.sessions.push({ ...session, userId });
  const account = state.accounts.find(({ user }) => user.id === userId);
  if (account !== undefined) account.lastSignInAt = at;
  return id;
}
