import { afterAll } from 'vitest';
import { resetStubs } from './reset-stubs.ts';

afterAll(resetStubs);
