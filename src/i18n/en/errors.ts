import type { errors as dutch } from '../nl/errors.ts';
import type { SameKeys } from '../same-keys.ts';

export const errors = {
  network: 'There is no internet connection now. Try again in a while.',
  'server-unavailable': 'There is a problem with the server. Try again later. Or call us on {{phone}}.',
  'too-many-requests': 'You tried too often in a row. Wait a few minutes and try again.',
  'invalid-email': 'This e-mail address is not right. Check it and try again.',
  'invalid-credentials':
    'Your e-mail address or password is not right. Check both and try again. Still no luck? Call us on {{phone}}.',
  'account-disabled': 'Your account is switched off. Call us on {{phone}}. We are glad to help.',
  'email-not-verified': 'Your e-mail address is not confirmed yet. Open the e-mail we sent you. Click the link in it.',
  'not-a-senior': 'You do not have access. Only seniors can log in to this application.',
  'not-signed-in': 'You must be logged in to see this page.',
  'sign-in-expired': 'You are no longer logged in. Log in again. What you saved stays saved.',
  'role-lookup-failed': 'An error occurred while checking your role.',
  'no-access': 'You do not have access to this. Is that wrong? Call us on {{phone}}.',
  'not-found': 'This does not exist, or not any more. Call us on {{phone}} if you miss it.',
  'already-exists': 'This request already exists. You do not have to do anything.',
  'invalid-input': 'Something in your request is not right. Change it. Or call us on {{phone}}.',
  'date-too-near': 'The day you chose is too near now. Choose another day. Or call us on {{phone}}.',
  'not-cancellable': 'You cannot cancel this request yourself any more. Call us on {{phone}}.',
  'profile-missing': 'Your profile is not set up correctly. Please contact support.',
  'storage-full': 'Your device is full. Make room, for example by deleting photos.',
  'storage-unavailable': 'Your device does not let us save anything. Everything now works with internet only.',
  'categories-failed': 'The services could not be fetched',
  'requests-failed': 'There was a problem fetching your requests.',
  'dashboard-failed': 'There was a problem fetching your information.',
  unknown: 'An error occurred. Try again. Still no luck? Call us on {{phone}}.',
} as const satisfies SameKeys<typeof dutch>;
