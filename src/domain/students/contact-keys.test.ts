import { expect, test } from 'vitest';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { contactKeys, sameStudentKeys } from './contact-keys.ts';

const lotte = aStudentProfile({ email: 'Lotte@X.be', phone: '+32 470 12 34 56' });
const share = (other: Partial<typeof lotte>) => {
  const known = new Set(contactKeys(lotte));
  return sameStudentKeys({ ...lotte, ...other }).some((key) => known.has(key));
};

test.each([
  [{ email: 'lotte@x.be', phone: '', first_name: 'Charlotte' }],
  [{ email: '', phone: '0470/12.34.56' }],
  [{ email: '', phone: '0032470123456', first_name: 'LOTTÉ' }],
  [{ email: '', phone: '', last_name: ' janssens ' }],
])('%j is the same student', (other) => {
  expect(share(other)).toBe(true);
});

test.each([
  [{ email: 'lot@x.be', phone: '' }],
  [{ email: '', phone: '0470 12 34 57' }],
  // A sister on the same telephone.
  [{ email: '', phone: '0470 12 34 56', first_name: 'Anke' }],
  [{ email: '', phone: '', postcode: '2000' }],
])('%j is another student', (other) => {
  expect(share(other)).toBe(false);
});

test('without mail, telephone and postcode nothing tells two students apart', () => {
  expect(sameStudentKeys(aStudentProfile({ email: '', phone: '-', postcode: ' ' }))).toEqual([]);
});
