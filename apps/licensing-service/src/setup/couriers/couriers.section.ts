import { courierCeilings, type CourierName, type CouriersDraft } from '@atrium/api-client/contract';
import { checkCourierMaxWeight } from '@atrium/validators';
import { messageOf } from '@atrium/validators/texts';
import type { FieldProblem } from '../../platform';
import type { TestableConnection } from '../connections/testable-connection';
import { required } from '../sections/field-rules';
import type { FieldVerdict, Section } from '../sections/section';
import { senderProblems } from './sender';

type Courier<Name extends CourierName = CourierName> = NonNullable<CouriersDraft[Name]>;

type HasSecret = (path: string) => boolean;

function clientNumberProblem({ client_number: input }: Courier<'gls'>): FieldProblem | null {
  return required(input) ?? (/^\d{1,10}$/.test(input ?? '') ? null : 'client_number_invalid');
}

function weightProblem(name: CourierName, { max_weight: grams }: Courier): FieldProblem | null {
  if (grams === undefined || grams === null) return 'required';
  const ceiling = courierCeilings[name];
  const checked = checkCourierMaxWeight(String(grams / 1000), { ceiling });
  return checked.valid ? null : { message: messageOf('courierMaxWeight', checked, { ceiling }) };
}

export const glsTest: TestableConnection<CouriersDraft> = {
  connection: 'gls',
  secret: 'gls.password',
  settings: ({ gls: { username = null, client_number: clientNumber = null } = {} }) => ({ username, clientNumber }),
};

export const postaSlovenijeTest: TestableConnection<CouriersDraft> = {
  connection: 'posta_slovenije',
  secret: 'posta_slovenije.password',
  settings: ({ posta_slovenije: posta = {} }) => ({
    clientId: posta.client_id ?? null,
    contractId: posta.contract_id ?? null,
    branchId: posta.branch_id ?? null,
    postalId: posta.postal_id ?? null,
  }),
};

export const glsAccountProblems = (gls: Courier<'gls'>, hasPassword: boolean): readonly FieldVerdict[] => [
  ['gls.client_number', clientNumberProblem(gls)],
  ['gls.username', required(gls.username)],
  ['gls.password', hasPassword ? null : 'required'],
];

/** The test does not use the password, so a missing one is no problem here. */
export const postaSlovenijeAccountProblems = (posta: Courier<'posta_slovenije'>): readonly FieldVerdict[] =>
  postaIds(posta).map(([field, problem]) => [`posta_slovenije.${field}`, problem]);

const postaIds = (posta: Courier<'posta_slovenije'>): FieldVerdict[] => [
  ['client_id', required(posta.client_id)],
  ['contract_id', required(posta.contract_id)],
  ['branch_id', required(posta.branch_id)],
  ['postal_id', required(posta.postal_id)],
];

/** Problems of an enabled courier; `specificProblems` checks the fields only this courier has. */
function courierProblems<Name extends CourierName>(
  name: Name,
  { couriers, hasSecret }: { readonly couriers: CouriersDraft; readonly hasSecret: HasSecret },
  specificProblems: (courier: Courier<Name>) => readonly FieldVerdict[],
): FieldVerdict[] {
  const courier = couriers[name];
  if (courier?.enabled !== true) return [];
  const verdicts: FieldVerdict[] = [
    ...specificProblems(courier),
    ['username', required(courier.username)],
    ['password', hasSecret(`${name}.password`) ? null : 'required'],
    ['max_weight', weightProblem(name, courier)],
    ...senderProblems(courier.sender),
  ];
  return verdicts.map(([field, problem]) => [`${name}.${field}`, problem]);
}

/** Section 3: couriers, each with its account and sender. */
export const couriersSection: Section<'couriers'> = {
  name: 'couriers',
  secrets: ['posta_slovenije.password', 'gls.password', 'dpd.password'],
  editableWhenLive: true,
  testable: [postaSlovenijeTest, glsTest],
  problems: (couriers, hasSecret) => [
    ...courierProblems('posta_slovenije', { couriers, hasSecret }, postaIds),
    ...courierProblems('gls', { couriers, hasSecret }, (gls) => [['client_number', clientNumberProblem(gls)]]),
    ...courierProblems('dpd', { couriers, hasSecret }, () => []),
  ],
};
