/** `npm run spec`: prints each claim of the specification with the tests that prove it; fails where one has none. */
import { checkSpec } from './spec/check-spec.ts';

const { ok, output, table } = await checkSpec();
console.log(table);
if (!ok) {
  console.error(`\n${output}`);
  process.exitCode = 1;
}
