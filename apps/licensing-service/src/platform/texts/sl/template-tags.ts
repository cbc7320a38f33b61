import type { Texts } from '../english';

export const templateTags: Texts['template_tags'] = {
  unknown_tag: '{tag} ni znana oznaka.',
  unknown_column: '{tag} ni stolpec tabele postavk.',
  unknown_table: '{tag} ni tabela postavk.',
  no_table: '{tag} potrebuje tabelo postavk v isti datoteki.',
  column_outside_table: '{tag} je stolpec, zato sodi v tabelo postavk.',
  loop_in_loop: '{tag} se začne v drugi tabeli. Tabela postavk ne more vsebovati druge.',
  not_closed: '{tag} ni zaključena.',
  not_opened: '{tag} zaključuje tabelo, ki se prej ne začne.',
  blank_in_name: '{tag} vsebuje presledek.',
  name: '{tag} ni ime oznake. Ime sestavljajo skupina, pika in male črke.',
  reserved: '{tag} se začne s podčrtajem. Takšna imena so rezervirana.',
  not_in_mail: 'Oznake {tag} v e-sporočilu ni mogoče izpolniti.',
  brace_missing: 'Pri »{tag}« manjka zaviti oklepaj.',
  options: '{tag} ima možnosti, ki jih predloge ne podpirajo.',
  write: 'Napišite {tag}.',
  did_you_mean: 'Ste mislili {tag}?',
};
