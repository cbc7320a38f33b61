/** Base URL of the service's API: on the portal's origin, unless the build sets another host of the same site. */
export const apiBase = `${import.meta.env.VITE_LICENSING_SERVICE_URL ?? ''}/api`;
