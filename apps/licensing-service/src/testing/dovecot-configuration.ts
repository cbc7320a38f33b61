/** Options of a test's Dovecot server. */
export interface DovecotSetup {
  /** Folder for its certificate and key, users, mail and log. */
  readonly folder: string;
  readonly port: number;
  /** Login mechanisms. `plain` and `login` send the password in clear inside TLS. */
  readonly mechanisms: readonly string[];
}

/** The same in both versions. */
const shared = ({ folder, port, mechanisms }: DovecotSetup) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
auth_mechanisms = ${mechanisms.join(' ')}
auth_failure_delay = 0
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
first_valid_gid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
`;

const in23 = (setup: DovecotSetup) => `
ssl_cert = <${setup.folder}/server.pem
ssl_key = <${setup.folder}/server.key
disable_plaintext_auth = yes
mail_location = maildir:${setup.folder}/mail/%u
${shared(setup)}
passdb {
  driver = passwd-file
  args = scheme=plain ${setup.folder}/users
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${setup.folder}/mail/%u
}
`;

/** Since 2.4, the first two settings declare the format version. */
const in24 = (setup: DovecotSetup) => `
dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
ssl_server_cert_file = ${setup.folder}/server.pem
ssl_server_key_file = ${setup.folder}/server.key
auth_allow_cleartext = no
mail_driver = maildir
mail_path = ${setup.folder}/mail/%{user}
${shared(setup)}
passdb passwd-file {
  default_password_scheme = plain
  passwd_file_path = ${setup.folder}/users
}
userdb static {
  fields {
    uid = nobody
    gid = nogroup
    home = ${setup.folder}/mail/%{user}
  }
}
`;

const configurations: Readonly<Record<string, (setup: DovecotSetup) => string>> = { '2.3': in23, '2.4': in24 };

/** Returns the configuration for a version such as `2.3.19.1 (9b53102964)`; null if unknown. */
export function dovecotConfiguration(version: string): ((setup: DovecotSetup) => string) | null {
  return configurations[version.split('.', 2).join('.')] ?? null;
}
