import { ask } from './actions';

/** The plural (`suppliers`) and singular (`supplier`) name of a record. */
export const recordNames = [ask('name', 'Records, in plural (suppliers)'), ask('one', 'One of them (supplier)')];
