import { Type } from 'typebox';

/** What a member of a company CRM may do; each role may do everything the roles after it may. */
export const tenantRoleSchema = Type.Union([Type.Literal('owner'), Type.Literal('manager'), Type.Literal('viewer')]);
