import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedCode, readMarkedCode } from './link-token.ts';

test('a code keeps what is said of the account, whatever Auth makes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{0,60}$/), fc.boolean(), (code, isOfStaff) => {
      expect(readMarkedCode(markedCode(code, isOfStaff))).toEqual({ code, isOfStaff });
    }),
  );
});
