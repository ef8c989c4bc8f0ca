import { practiceCode, practiceSecret } from './auth/practice-factor.ts';
import { seedHelperPath } from './seed/office/helper-link.ts';
import { seedAccounts, seedPassword } from './seed/accounts.ts';
import type { LocalFirebase } from './start-local-firebase.ts';

const roleNames = {
  senior: 'senior',
  admin: 'staff',
  dispatch: 'dispatch',
  finance: 'finance',
  family: 'family',
} as const;

function payments({ stripeOrigin, ports }: Pick<LocalFirebase, 'stripeOrigin' | 'ports'>): string {
  if (stripeOrigin !== null) return `${stripeOrigin}   practice only, no money moves`;
  return `Stripe's own test mode, with your keys; run beside this:
              stripe listen --forward-to localhost:${ports.app}/functions/stripe-webhook`;
}

/** The message printed when everything is running. */
export function startupMessage(
  firebase: Pick<LocalFirebase, 'appOrigin' | 'authOrigin' | 'firestoreHost' | 'mailOrigin' | 'stripeOrigin' | 'ports'>,
  seconds: number,
): string {
  const widest = Math.max(...seedAccounts.map(({ email }) => email.length));
  const accounts = seedAccounts.map(({ email, role }) => `    ${email.padEnd(widest)}   ${roleNames[role]}`);
  return [
    '',
    `  Madelief is ready (${seconds.toFixed(1)} s).`,
    '',
    `  The app     ${firebase.appOrigin}`,
    `  Its mails   ${firebase.mailOrigin}`,
    `  Payments    ${payments(firebase)}`,
    '',
    `  Sign in with one of these; the password is ${seedPassword} for all of them:`,
    ...accounts,
    '',
    `  Staff types a code as well. It is ${practiceCode()} now, and npm run code prints the next ones; an authenticator app`,
    `  shows them too, with the secret ${practiceSecret}.`,
    '',
    '  A student of the example town has this link. On the day of the first start she goes to Maria: until the evening',
    '  the code of that visit is on Maria’s overview. (npm start -- --fresh begins a new day.)',
    `    ${firebase.appOrigin}${seedHelperPath}`,
    '',
    `  Auth        ${firebase.authOrigin}`,
    `  Firestore   http://${firebase.firestoreHost}`,
    `  Functions   http://127.0.0.1:${firebase.ports.functions}`,
    '',
    '  Your data are kept in .local-data/ (npm start -- --fresh begins anew); the logs are in .local-data/logs/.',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
