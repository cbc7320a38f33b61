import type { Selection } from '@atrium/api-client/contract';
import type { Usage } from '../../billing';
import type { Transaction } from '../../platform';
import type { PremisePlace } from '../../setup';

/** The company CRM a call is about. */
export interface Instance {
  readonly tenantId: string;
  readonly urlName: string;
  readonly title: string;
  readonly company: string;
  readonly language: 'en' | 'sl';
}

/** Its first user, who administers it. */
export interface InstanceAdministrator {
  readonly email: string;
  readonly fullName: string;
  /** argon2id in PHC form; the password itself is never handed over. */
  readonly passwordHash: string;
  readonly language: 'en' | 'sl';
}

/** A place where the company CRM issues invoices. */
export interface InstancePremise {
  /** As printed on invoices: 1 to 20 ASCII letters and digits. */
  readonly premiseId: string;
  readonly place: PremisePlace;
  /** The day from which it is valid, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** When the tax authority took it under this id; null while it has not, and invoices from here are refused. */
  readonly registeredAt: Date | null;
  /** The ids of its electronic devices. */
  readonly devices: readonly string[];
}

/** How many people may use an instance, with which modules, and how many assets it may hold. */
export type InstancePlan = Pick<Selection, 'licences' | 'modules' | 'assets'>;

/** What people have set up for their company CRM, for its own eyes. */
export interface InstanceConfiguration {
  /** What each of its sections holds, by its name; empty where nothing was set up. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Where it issues invoices, by their id. */
  readonly premises: readonly InstancePremise[];
  /**
   * The secrets that are set, as `couriers.gls.password`. What it confirms its invoices with is among them, in PEM:
   * `fiscalization.certificate`, with those above it, and `fiscalization.private_key`.
   */
  readonly secrets: Readonly<Record<string, string>>;
  /** What is paid for, which is the most it lets people use; null in a trial, which counts nothing. */
  readonly plan: InstancePlan | null;
  /** Its people may look at everything and change nothing, until its subscription is paid. */
  readonly readOnly: boolean;
}

/** What makes a call safe to repeat. */
export interface EffectCall {
  /** `operation:step`: an effect with a key that was seen before has happened and is not repeated. */
  readonly key: string;
  readonly now: Date;
  /** For effects in the service's own database: throws where the caller's turn is over. */
  readonly holds: (tx: Transaction) => Promise<void>;
}

/** Where company CRMs run. Every call but `usage` is an effect that happens once per key. */
export interface Provisioner {
  /** The CRM version that it brings. */
  readonly version: string;
  prepareDatabase(instance: Instance, call: EffectCall): Promise<void>;
  createAdministrator(instance: Instance, administrator: InstanceAdministrator, call: EffectCall): Promise<void>;
  /** Gives the instance its settings; what it had of them before is gone. */
  configure(instance: Instance, configuration: InstanceConfiguration, call: EffectCall): Promise<void>;
  /** Lets the instance answer at its address. */
  publish(instance: Instance, call: EffectCall): Promise<void>;
  /** Brings the instance to `version`. */
  update(instance: Instance, call: EffectCall): Promise<void>;
  /** Takes an update back that did not end well: the instance runs the version again that it ran before. */
  restore(instance: Instance, version: string, call: EffectCall): Promise<void>;
  /** The instance no longer answers; nothing is lost. */
  deactivate(instance: Instance, call: EffectCall): Promise<void>;
  /** Removes the instance with its data. */
  close(instance: Instance, call: EffectCall): Promise<void>;
  usage(tenantId: string): Promise<Usage | null>;
}
