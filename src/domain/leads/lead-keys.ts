/** Turns text into a document id; it cannot be undone. */
export type Hash = (text: string) => string;

/** Fewer digits are no telephone number that tells people apart. */
const shortestPhone = 8;

/** Digits without the Belgian prefix: "+32 (0)470 12 34 56" and "0470/123456" are the same number. Empty for no number. */
export function normalisedPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = digits.replace(/^32(?=\d{8,9}$|0\d{8,9}$)/, '').replace(/^0+/, '');
  return national.length < shortestPhone ? '' : national;
}

const normalisedMail = (typed: string): string => typed.trim().toLowerCase();

/** The keys of a person: the mail address first. Empty texts give none. */
export function personKeys({ email, phone }: { email: string; phone: string }, hash: Hash): readonly string[] {
  const mail = normalisedMail(email);
  const number = normalisedPhone(phone);
  return [...(mail === '' ? [] : [hash(`mail:${mail}`)]), ...(number === '' ? [] : [hash(`phone:${number}`)])];
}

export const formKey = ({ collection, id }: { collection: string; id: string }, hash: Hash): string =>
  hash(`form:${collection}/${id}`);
