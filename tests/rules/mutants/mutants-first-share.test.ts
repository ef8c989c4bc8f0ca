import { testMutants } from './test-mutants.ts';

testMutants(0);
