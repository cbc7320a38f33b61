import type { Tenant } from '@atrium/api-client/contract';
import type { FieldProblem } from '../../platform';
import type { TestedConnection } from '../connections/tested-connection';

/** The sections that are kept. */
export type StoredSection = keyof Tenant['sections'];

/** A section as people see it: without its secrets. */
export type SectionView<Name extends StoredSection> = Tenant['sections'][Name];

/** A field of a section, by its place as `address.vat_number`, and what is wrong with it; null where nothing is. */
export type FieldVerdict = readonly [field: string, problem: FieldProblem | null];

/** What a draft has beside what its sections hold. */
export interface DraftRecords {
  /** Whether there is one. */
  readonly certificate: boolean;
  /** How many there are. */
  readonly premises: number;
  readonly devices: number;
  /** How many of the premises have no device. */
  readonly barePremises: number;
}

/** A section of a company CRM's setup: which of its fields are secrets, and when it is complete. */
export interface Section<Name extends StoredSection = StoredSection> {
  readonly name: Name;
  /** Places of its secrets in what is sent, as `gls.password`; kept encrypted as `couriers.gls.password`. */
  readonly secrets: readonly string[];
  /** Whether it can be changed once the company CRM exists. */
  readonly changesAlive: boolean;
  /** Connections that can be tested with what it holds. */
  readonly tested?: readonly TestedConnection<SectionView<Name>['data']>[];
  /** Places of the secrets that were given for something else than what is saved now, and must be given again. */
  withdraws?(before: SectionView<Name>['data'], after: SectionView<Name>['data']): readonly string[];
  /**
   * What keeps it from becoming a part of a company CRM; nothing where it may be left for later and was.
   * `hasSecret` tells whether the secret of a place is set.
   */
  problems(
    data: SectionView<Name>['data'],
    hasSecret: (place: string) => boolean,
    records: DraftRecords,
  ): readonly FieldVerdict[];
}

/** Under which name a section's secret is kept. */
export const secretField = ({ name }: Pick<Section, 'name'>, place: string) => `${name}.${place}`;
