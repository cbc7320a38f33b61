import { describeSimultaneousCalls } from './testing/simultaneous-calls';

describeSimultaneousCalls({ orders: 1, voids: 4 });
