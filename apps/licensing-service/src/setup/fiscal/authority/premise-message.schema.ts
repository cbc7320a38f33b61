import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const number = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const taxNumber = Type.Integer({ minimum: 10_000_000, maximum: 99_999_999 });

const headerSchema = Type.Object(
  {
    MessageID: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    /** Sender's local time. */
    DateTime: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ?$' }),
  },
  closed,
);

const realEstateSchema = Type.Object(
  {
    RealEstateBP: Type.Object(
      {
        PropertyID: Type.Object(
          { CadastralNumber: number(9999), BuildingNumber: number(99_999), BuildingSectionNumber: number(9999) },
          closed,
        ),
        Address: Type.Object(
          {
            Street: text(100),
            HouseNumber: text(10),
            HouseNumberAdditional: Type.Optional(text(10)),
            /** The settlement. */
            Community: text(100),
            /** The post office. The specification's table allows 40 characters, its schema 100. */
            City: text(40),
            PostalCode: Type.String({ pattern: '^\\d{4}$' }),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  closed,
);

const movableSchema = Type.Object(
  { PremiseType: Type.Union([Type.Literal('A'), Type.Literal('B'), Type.Literal('C')]) },
  closed,
);

const supplierSchema = Type.Union([
  Type.Object({ TaxNumber: taxNumber }, closed),
  Type.Object({ NameForeign: text(1000) }, closed),
]);

/** The registration of a business premise, by the tax authority's technical specification 3.2. */
export const premiseRequestSchema = Type.Object(
  {
    BusinessPremiseRequest: Type.Object(
      {
        Header: headerSchema,
        BusinessPremise: Type.Object(
          {
            TaxNumber: taxNumber,
            BusinessPremiseID: Type.String({ pattern: '^[0-9a-zA-Z]{1,20}$' }),
            BPIdentifier: Type.Union([realEstateSchema, movableSchema]),
            ValidityDate: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
            /** Closes the premise permanently. */
            ClosingTag: Type.Optional(Type.Literal('Z')),
            SoftwareSupplier: Type.Array(supplierSchema, { minItems: 1 }),
            SpecialNotes: Type.Optional(text(1000)),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  closed,
);

/** The authority's response; without `Error` the premise is registered. Allows members that later versions add. */
export const premiseResponseSchema = Type.Object({
  BusinessPremiseResponse: Type.Object({
    Header: Type.Object({ MessageID: Type.String(), DateTime: Type.String() }),
    Error: Type.Optional(Type.Object({ ErrorCode: Type.String(), ErrorMessage: Type.Optional(Type.String()) })),
  }),
});

export type PremiseRequest = Static<typeof premiseRequestSchema>;
export type PremiseResponse = Static<typeof premiseResponseSchema>;
