import { courierCeilings, type CourierName, type CouriersDraft } from '@atrium/api-client/contract';
import { checkCourierMaxWeight } from '@atrium/validators';
import { messageOf } from '@atrium/validators/texts';
import type { FieldProblem } from '../../platform';
import type { TestedConnection } from '../connections/tested-connection';
import { required } from '../sections/field-rules';
import type { FieldVerdict, Section } from '../sections/section';
import { senderProblems } from './sender';

type Courier<Name extends CourierName = CourierName> = NonNullable<CouriersDraft[Name]>;

type HasSecret = (place: string) => boolean;

function clientNumberProblem({ client_number: typed }: Courier<'gls'>): FieldProblem | null {
  return required(typed) ?? (/^\d{1,10}$/.test(typed ?? '') ? null : 'client_number_invalid');
}

function weightProblem(name: CourierName, { max_weight: grams }: Courier): FieldProblem | null {
  if (grams === undefined || grams === null) return 'required';
  const ceiling = courierCeilings[name];
  const checked = checkCourierMaxWeight(String(grams / 1000), { ceiling });
  return checked.valid ? null : { message: messageOf('courierMaxWeight', checked, { ceiling }) };
}

/** The test of the account with GLS. */
export const glsTest: TestedConnection<CouriersDraft> = {
  connection: 'gls',
  secret: 'gls.password',
  settings: ({ gls: { username = null, client_number: clientNumber = null } = {} }) => ({ username, clientNumber }),
};

/** The test of the account with Pošta Slovenije. */
export const postaSlovenijeTest: TestedConnection<CouriersDraft> = {
  connection: 'posta_slovenije',
  secret: 'posta_slovenije.password',
  settings: ({ posta_slovenije: posta = {} }) => ({
    clientId: posta.client_id ?? null,
    contractId: posta.contract_id ?? null,
    branchId: posta.branch_id ?? null,
    postalId: posta.postal_id ?? null,
  }),
};

/** What keeps the account with GLS from being tried. */
export const glsAccountProblems = (gls: Courier<'gls'>, hasPassword: boolean): readonly FieldVerdict[] => [
  ['gls.client_number', clientNumberProblem(gls)],
  ['gls.username', required(gls.username)],
  ['gls.password', hasPassword ? null : 'required'],
];

/** What keeps the account with Pošta Slovenije from being tried; its password is not asked for by the test. */
export const postaSlovenijeAccountProblems = (posta: Courier<'posta_slovenije'>): readonly FieldVerdict[] =>
  postaIds(posta).map(([field, problem]) => [`posta_slovenije.${field}`, problem]);

const postaIds = (posta: Courier<'posta_slovenije'>): FieldVerdict[] => [
  ['client_id', required(posta.client_id)],
  ['contract_id', required(posta.contract_id)],
  ['branch_id', required(posta.branch_id)],
  ['postal_id', required(posta.postal_id)],
];

/** What a courier that is switched on lacks; `own` are the fields which the others have not. */
function courierProblems<Name extends CourierName>(
  name: Name,
  { couriers, hasSecret }: { readonly couriers: CouriersDraft; readonly hasSecret: HasSecret },
  own: (courier: Courier<Name>) => readonly FieldVerdict[],
): FieldVerdict[] {
  const courier = couriers[name];
  if (courier?.enabled !== true) return [];
  const verdicts: FieldVerdict[] = [
    ...own(courier),
    ['username', required(courier.username)],
    ['password', hasSecret(`${name}.password`) ? null : 'required'],
    ['max_weight', weightProblem(name, courier)],
    ...senderProblems(courier.sender),
  ];
  return verdicts.map(([field, problem]) => [`${name}.${field}`, problem]);
}

/** Section 3: the couriers, each with its account and who sends. */
export const couriersSection: Section<'couriers'> = {
  name: 'couriers',
  secrets: ['posta_slovenije.password', 'gls.password', 'dpd.password'],
  changesAlive: true,
  tested: [postaSlovenijeTest, glsTest],
  problems: (couriers, hasSecret) => [
    ...courierProblems('posta_slovenije', { couriers, hasSecret }, postaIds),
    ...courierProblems('gls', { couriers, hasSecret }, (gls) => [['client_number', clientNumberProblem(gls)]]),
    ...courierProblems('dpd', { couriers, hasSecret }, () => []),
  ],
};
