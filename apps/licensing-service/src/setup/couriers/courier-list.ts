export { postaSlovenije as posta_slovenije } from './posta-slovenije/posta-slovenije';
export { gls } from './gls/gls';
