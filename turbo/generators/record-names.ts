import { ask } from './actions';

/** The names of a record: several (`suppliers`) and one (`supplier`). */
export const recordNames = [ask('name', 'Records, in plural (suppliers)'), ask('one', 'One of them (supplier)')];
