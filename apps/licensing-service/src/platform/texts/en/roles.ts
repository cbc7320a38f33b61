/** The roles of members of a company CRM. */
export const roles = { owner: 'owner', manager: 'manager', viewer: 'viewer' } as const;
