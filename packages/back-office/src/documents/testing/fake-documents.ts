import { createApiClient, type ApiClient } from '@atrium/api-client';
import { documentTemplatesResource, type CurrentUser } from '@atrium/api-client/contract';
import { createFakeService, type FakeService } from '@atrium/api-client/testing';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { sampleCustomer } from './sample-customer';
import { idOf, offerId, letterId, sampleDocument, signedDocument, sampleDraft } from './sample-documents';
import { nothing, offer, template } from './sample-templates';

interface Sent {
  readonly route: string;
  readonly body: unknown;
}

export interface FakeDocuments {
  readonly service: FakeService;
  readonly client: ApiClient;
  /** The bodies of the requests of a route: `POST /documents`. */
  readonly sent: (route: string) => readonly unknown[];
  /** The next request of a route gets this response, without reaching the service. */
  readonly answerNext: (route: string, response: Response) => void;
  /** The service does the next change, or the next one by a method, but its answer does not arrive. */
  readonly loseNextAnswer: (method?: 'POST' | 'DELETE') => void;
}

function fill({ state }: FakeService): void {
  const { allowed_actions: _actions, ...customer } = sampleCustomer;
  state.customers = [customer];
  state.records.set(documentTemplatesResource.route, [
    template(offerId, 'Uvedba in licence', 'offer', offer),
    template(letterId, 'Dopis na glavi podjetja', 'letter', nothing),
  ]);
  const categories = state.codelists.find(({ slug }) => slug === 'document-template-categories');
  const units = state.codelists.find(({ slug }) => slug === 'units');
  const [unit] = units?.data ?? [];
  if (categories !== undefined && unit !== undefined)
    categories.data = [
      { ...unit, id: idOf('b1'), key: 'offer', title_en: 'Offer', title_sl: 'Ponudba' },
      { ...unit, id: idOf('b2'), key: 'letter', title_en: 'Letter', title_sl: 'Dopis' },
    ];
  state.documents = [structuredClone(sampleDocument), structuredClone(signedDocument)];
  state.documentDrafts = [structuredClone(sampleDraft)];
}

/** The fake service with two templates, two documents and a draft. */
export function fakeDocuments(user: CurrentUser = sampleAdministrator): FakeDocuments {
  const service = createFakeService({ now: () => new Date('2026-11-21T10:00:00.000Z') });
  service.signIn(user);
  fill(service);
  const sent: Sent[] = [];
  const answers = new Map<string, Response>();
  let isLost: ((method: string) => boolean) | undefined;
  const client = createApiClient({
    ...service,
    fetch: async (input, init) => {
      const { pathname } = new URL(input, 'https://portal.example');
      const text = typeof init?.body === 'string' ? init.body : '';
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
      const route = `${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`;
      sent.push({ route, body });
      const given = answers.get(route);
      answers.delete(route);
      if (given !== undefined) return given;
      const answer = await service.fetch(input, init);
      if (isLost?.(init?.method ?? 'GET') !== true) return answer;
      isLost = undefined;
      throw new TypeError('Failed to fetch');
    },
  });
  return {
    service,
    client,
    answerNext: (route, response) => {
      answers.set(route, response);
    },
    loseNextAnswer: (lost) => {
      isLost = (method) => (lost === undefined ? method !== 'GET' : method === lost);
    },
    sent: (route) => sent.filter((one) => one.route === route).map(({ body }) => body),
  };
}
