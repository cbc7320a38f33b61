import { afterAll } from 'vitest';
import { leaveNothing } from './leave-nothing.ts';

afterAll(leaveNothing);
