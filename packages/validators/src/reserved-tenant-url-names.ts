/** Names that a company CRM cannot use in its address: reserved by the service, used for mail, or misleading. */
export const reservedTenantUrlNames: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'abuse account accounts activate admin administration administrator administrators api app apps assets atrium auth ' +
    'autoconfig autodiscover billing blog cdn config crm customers dashboard demo dev dns docs documents download downloads ' +
    'email favicon files forgot-password ftp graphql health help host hostmaster imap index info internal invoices licences ' +
    'licenses localhost login logout mail mailer media mta new news null official oauth operator outbox owner payment ' +
    'payments pay pop pop3 portal postmaster private profile public register registration reset-password robots root secure ' +
    'security settings signin signup sitemap smtp socket socket-io sso ssl staging static stats status stripe subscription ' +
    'support sysadmin system tenant tenants terms test tls undefined upload uploads user users webhook webhooks webmaster ' +
    'webmail well-known wpad ws www www1 www2'
  ).split(' '),
);
