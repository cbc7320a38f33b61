import { adr, nextAdr } from './adr';
import { apiCall } from './api-call';
import { component } from './component';
import { courier, courierExport } from './courier';
import { featureFolder } from './feature-folder';
import { packageGenerator } from './package';
import { page } from './page';
import type { Plop } from './plop';
import { screen } from './screen';
import { serviceModule } from './service-module';

/** The generators: `pnpm exec turbo gen screen`, or with the answers `--args suppliers supplier`. */
export default function generators(plop: Plop): void {
  plop.setHelper('nextAdr', () => nextAdr(plop));
  plop.setHelper('featureFolder', featureFolder);
  plop.setHelper('courierExport', courierExport);
  plop.setGenerator('package', packageGenerator);
  plop.setGenerator('screen', screen);
  plop.setGenerator('page', page);
  plop.setGenerator('component', component);
  plop.setGenerator('api-call', apiCall);
  plop.setGenerator('service-module', serviceModule);
  plop.setGenerator('courier', courier);
  plop.setGenerator('adr', adr);
}
