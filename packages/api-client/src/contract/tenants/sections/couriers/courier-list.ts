// Every courier by its name on the wire. The order of the screen follows `position`.
export { postaSlovenije as posta_slovenije } from './posta-slovenije/posta-slovenije';
export { gls } from './gls/gls';
export { dpd } from './dpd/dpd';
