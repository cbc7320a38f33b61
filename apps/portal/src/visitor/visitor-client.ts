import { createApiClient } from '@atrium/api-client';
import { readLanguage } from '@atrium/i18n';
import { apiBase } from '../environment';

/** The client of the visitors' forms. */
export const visitorClient = createApiClient({ baseUrl: apiBase, language: readLanguage });
