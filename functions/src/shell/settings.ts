import { defineSecret, defineString } from 'firebase-functions/params';

/** What a deployment decides. Asked for when deploying; a local stack writes its own (local/firebase/stage.ts). */

/** smtp://user:password@host:port or smtps://…; the password makes it a secret. */
export const smtpUrl = defineSecret('SMTP_URL');

export const mailFrom = defineString('MAIL_FROM', {
  description: 'The address that mails come from; its domain must allow this by SPF and DKIM.',
});

export const appOrigin = defineString('APP_ORIGIN', {
  description: 'Where the app is, as links in mails lead to it: https://…, without a slash at the end.',
});

export const staffEmail = defineString('STAFF_EMAIL', {
  description: 'Where staff hear of new requests, sign-ups, tips and payment disputes.',
});
