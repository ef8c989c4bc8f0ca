import { defineSecret, defineString } from 'firebase-functions/params';

/** Deployment settings. The CLI prompts for them; the local stack writes its own (local/firebase/staging-dir.ts). */

/** smtp://user:password@host:port or smtps://…; the password makes it a secret. */
export const smtpUrl = defineSecret('SMTP_URL');

export const mailFrom = defineString('MAIL_FROM', {
  description: 'The address that mails come from; its domain must allow this by SPF and DKIM.',
});

/** Of the SMS provider's account. Set one of any text where there is no provider. */
export const smsKey = defineSecret('SMS_KEY');

export const smsUrl = defineString('SMS_URL', {
  default: '',
  description: 'Base address of the SMS provider (Spryng: https://rest.spryngsms.com/v1). Empty: no SMS is sent.',
});

/** Of the key pair by which push services know us: `npx web-push generate-vapid-keys` makes one. */
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY');

export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', {
  default: '',
  description: 'The public key of push messages, as the app is built with. Empty: none are sent.',
});

export const pushStandIn = defineString('PUSH_STAND_IN', {
  default: '',
  description:
    'Empty: the push services of browsers. The local Firebase sets what stands in for them; nothing else may.',
});

export const appOrigin = defineString('APP_ORIGIN', {
  description: 'Where the app is, as links in mails lead to it: https://…, without a slash at the end.',
});

export const appCheck = defineString('APP_CHECK', {
  default: '',
  description:
    '"enforced": only pages that prove themselves by App Check may call (docs/decisions/0022-app-check.md). Empty: all may.',
});

export const staffEmail = defineString('STAFF_EMAIL', {
  description: 'Where staff hear of new requests, sign-ups, tips and payment disputes.',
});

/** sk_… or rk_…: opens, expires and retrieves payments. */
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');

/** whsec_…: verifies the signature of webhooks. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

export const stripeApiBase = defineString('STRIPE_API_BASE', {
  default: '',
  description: 'Empty: Stripe itself. The local Firebase sets the address of what stands in for it; nothing else may.',
});
