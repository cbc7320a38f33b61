import type { EndpointSchema } from '../endpoint.schema';

/** What the portal and the service know of a payment gateway. */
export interface GatewayDeclaration {
  /** As in `PAYMENTS`, in `POST /webhooks/{name}` and on saved cards. */
  readonly name: string;
  /** False for a sandbox: it needs no seller, and the service warns at startup. */
  readonly movesMoney: boolean;
  /** In cents of EUR: a smaller charge is declined. */
  readonly minimumCharge: number;
  /**
   * The fields of `GET /config` that its card form needs, each with the setting that it shows
   * (`{ stripe_publishable_key: 'publishableKey' }`). A field is null while the gateway is not enabled.
   */
  readonly browserSettings?: Readonly<Record<string, string>>;
  /** The events that it takes at `POST /webhooks/{name}`. */
  readonly webhook?: EndpointSchema;
  /** Origins that its card form needs in the page, for the content security policy. */
  readonly origins?: { readonly connect: readonly string[]; readonly frame: readonly string[] };
}
