import type { Tenant } from '@atrium/api-client/contract';
import type { FieldProblem } from '../../platform';
import type { TestableConnection } from '../connections/testable-connection';

/** The names of stored sections. */
export type StoredSection = keyof Tenant['sections'];

/** A section in API responses, without secrets. */
export type SectionView<Name extends StoredSection> = Tenant['sections'][Name];

/** A field path, for example `address.vat_number`, and its problem; null if the field is valid. */
export type FieldVerdict = readonly [field: string, problem: FieldProblem | null];

/** Counts of a draft's records outside its sections. */
export interface DraftRecords {
  readonly certificate: boolean;
  readonly premises: number;
  readonly devices: number;
  /** Premises without a device. */
  readonly barePremises: number;
}

/** A section of the setup: its secrets and its validation. */
export interface Section<Name extends StoredSection = StoredSection> {
  readonly name: Name;
  /** Paths of secrets in the input, for example `gls.password`; stored encrypted as `couriers.gls.password`. */
  readonly secrets: readonly string[];
  /** Whether it can be changed after the company CRM is created. */
  readonly editableWhenLive: boolean;
  /** Connections that can be tested with the section's data. */
  readonly testable?: readonly TestableConnection<SectionView<Name>['data']>[];
  /** Paths of secrets to delete because they belong to the previous data, such as another server. */
  outdatedSecrets?(before: SectionView<Name>['data'], after: SectionView<Name>['data']): readonly string[];
  /**
   * Problems that prevent creating the company CRM; none for an optional section left empty.
   * `hasSecret` returns whether the secret at a path is set.
   */
  problems(
    data: SectionView<Name>['data'],
    hasSecret: (path: string) => boolean,
    records: DraftRecords,
  ): readonly FieldVerdict[];
}

/** The storage key of a section's secret. */
export const secretField = ({ name }: Pick<Section, 'name'>, path: string) => `${name}.${path}`;
