import type { EndpointSchema } from '../endpoint.schema';

/** A payment gateway, declared as plain data for the portal and the service. */
export interface GatewayDeclaration {
  /** The name in `PAYMENTS`, in `POST /webhooks/{name}` and on saved cards. */
  readonly name: string;
  /** False for a sandbox: it needs no seller, and the service warns at startup. */
  readonly movesMoney: boolean;
  /** Minimum charge in cents of EUR. Smaller charges are declined. */
  readonly minimumCharge: number;
  /**
   * Fields of `GET /config` for its card form, each with the setting that it contains (`{ stripe_publishable_key:
   * 'publishableKey' }`). Null while the gateway is not enabled.
   */
  readonly browserSettings?: Readonly<Record<string, string>>;
  /** Schema of the events at `POST /webhooks/{name}`. */
  readonly webhook?: EndpointSchema;
  /** Origins that its card form loads, for the content security policy. */
  readonly origins?: { readonly connect: readonly string[]; readonly frame: readonly string[] };
}
