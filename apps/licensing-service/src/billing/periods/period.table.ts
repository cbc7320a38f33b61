import type { Selection } from '@atrium/api-client/contract';
import type { PlanCycle } from '@atrium/api-client/contract/pricing';
import { check, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id } from '../../platform/tables';
import { tenantReference } from '../../tenants/tables';
import { priceListVersions } from '../price-list/price-list.table';
import type { BeganBecause, EndedBecause } from './period';

const day = () => date({ mode: 'string' }).notNull();

/**
 * The plans that ran, as they ran. Rows are inserted; one update may shorten a row and set why it ended. Rows of one
 * company CRM do not overlap.
 */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    id: id(),
    tenantId: tenantReference(),
    position: integer().notNull(),
    cycle: text().$type<PlanCycle>().notNull(),
    licences: integer().notNull(),
    modules: jsonb().$type<Selection['modules']>().notNull(),
    assets: integer().notNull(),
    priceListVersion: integer()
      .notNull()
      .references(() => priceListVersions.version),
    /** First day of the first billing period of this cycle. */
    anchor: day(),
    /** The billing period, `[periodFrom, periodTo)`. */
    periodFrom: day(),
    periodTo: day(),
    /** The part of it in which these quantities ran, `[fromDay, toDay)`. */
    fromDay: day(),
    toDay: day(),
    beganBecause: text().$type<BeganBecause>().notNull(),
    endedBecause: text().$type<EndedBecause>(),
  },
  (table) => [
    unique('subscription_periods_position').on(table.tenantId, table.position),
    check(
      'subscription_periods_in_order',
      sql`${table.periodFrom} <= ${table.fromDay} and ${table.fromDay} <= ${table.toDay} and ${table.toDay} <= ${table.periodTo}`,
    ),
  ],
);
