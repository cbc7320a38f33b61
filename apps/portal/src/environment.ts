/** The service's API: on the portal's own origin, unless the build names another host of the same site. */
export const apiBase = `${import.meta.env.VITE_LICENSING_SERVICE_URL ?? ''}/api`;
