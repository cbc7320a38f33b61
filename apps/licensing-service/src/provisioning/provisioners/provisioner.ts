import type { Selection } from '@atrium/api-client/contract';
import type { Usage } from '../../billing';
import type { Transaction } from '../../platform';
import type { PremisePlace } from '../../setup';

export interface Instance {
  readonly tenantId: string;
  readonly urlName: string;
  readonly title: string;
  readonly company: string;
  readonly language: 'en' | 'sl';
}

/** The first user of the company CRM. */
export interface InstanceAdministrator {
  readonly email: string;
  readonly fullName: string;
  /** argon2id in PHC format; the password itself never leaves the service. */
  readonly passwordHash: string;
  readonly language: 'en' | 'sl';
}

/** A business premise where the company CRM issues invoices. */
export interface InstancePremise {
  /** As printed on invoices: 1 to 20 ASCII letters and digits. */
  readonly premiseId: string;
  readonly place: PremisePlace;
  /** First valid day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** When the tax authority accepted this id; null before that, while it rejects invoices from here. */
  readonly registeredAt: Date | null;
  /** Ids of the electronic devices. */
  readonly devices: readonly string[];
}

/** Limits of an instance: users, modules and assets. */
export type InstancePlan = Pick<Selection, 'licences' | 'modules' | 'assets'>;

/** The settings of a company CRM, with secrets in plaintext. */
export interface InstanceConfiguration {
  /** Data by section name; empty for sections that were never saved. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Sorted by id. */
  readonly premises: readonly InstancePremise[];
  /**
   * By field, for example `couriers.gls.password`. Includes in PEM `fiscalization.certificate`, with its issuers, and
   * `fiscalization.private_key`, both for the fiscal verification of invoices.
   */
  readonly secrets: Readonly<Record<string, string>>;
  /** The paid limits; null in a trial, which has none. */
  readonly plan: InstancePlan | null;
  /** Users can read but not write until the subscription is paid. */
  readonly readOnly: boolean;
}

/** Makes a provisioner call idempotent. */
export interface EffectCall {
  /** Idempotency key, `operation:step`: a call with a known key does nothing. */
  readonly key: string;
  readonly now: Date;
  /** For effects in the service's own database: throws if another worker has taken over the operation. */
  readonly assertLease: (tx: Transaction) => Promise<void>;
}

/** The platform that runs company CRMs. Every call except `usage` takes effect once per key. */
export interface Provisioner {
  /** The CRM version it installs. */
  readonly version: string;
  prepareDatabase(instance: Instance, call: EffectCall): Promise<void>;
  createAdministrator(instance: Instance, administrator: InstanceAdministrator, call: EffectCall): Promise<void>;
  /** Replaces all settings of the instance. */
  configure(instance: Instance, configuration: InstanceConfiguration, call: EffectCall): Promise<void>;
  /** Makes the instance available at its address. */
  publish(instance: Instance, call: EffectCall): Promise<void>;
  /** Updates the instance to `version`. */
  update(instance: Instance, call: EffectCall): Promise<void>;
  /** Rolls a failed update back to the previous version. */
  restore(instance: Instance, version: string, call: EffectCall): Promise<void>;
  /** Makes the instance unavailable and keeps its data. */
  deactivate(instance: Instance, call: EffectCall): Promise<void>;
  /** Deletes the instance and its data. */
  close(instance: Instance, call: EffectCall): Promise<void>;
  usage(tenantId: string): Promise<Usage | null>;
}
