import type { StudentProfile } from '../documents/student-profile.ts';
import { foldText } from '../staff/fold-text.ts';

type Contact = Pick<StudentProfile, 'first_name' | 'last_name' | 'email' | 'phone' | 'postcode'>;

const squeezed = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ');

/** The digits that two ways of writing one Belgian number share: "+32 470 12 34 56" and "0470/12.34.56". */
const numberOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:00)?32/, '0');

const nameOf = ({ first_name, last_name }: Contact): string => `${squeezed(first_name)} ${squeezed(last_name)}`;

/** The same telephone number counts with the same name only: a family can share a telephone. */
function mailAndPhone(student: Contact): string[] {
  const number = numberOf(student.phone);
  return [
    ...(student.email === '' ? [] : [`mail ${student.email.toLowerCase()}`]),
    ...(number === '' ? [] : [`phone ${number} ${nameOf(student)}`]),
  ];
}

const nameAndPlace = (student: Contact): string => `name ${nameOf(student)} ${squeezed(student.postcode)}`;

/** Everything by which a stored student is found. */
export const contactKeys = (student: Contact): string[] => [...mailAndPhone(student), nameAndPlace(student)];

/**
 * What tells that another record is the same student: the mail address or the telephone number; where neither is known,
 * the name with the postcode. Empty when that is not known either: nothing then tells two students apart.
 */
export function sameStudentKeys(student: Contact): readonly string[] {
  const keys = mailAndPhone(student);
  if (keys.length > 0) return keys;
  return student.postcode.trim() === '' ? [] : [nameAndPlace(student)];
}
