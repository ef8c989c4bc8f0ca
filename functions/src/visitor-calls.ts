import * as accounts from '#domain/contracts/accounts.ts';
import * as circles from '#domain/contracts/circles.ts';
import { confirmErasure, withdrawErasureByLink } from '#domain/contracts/privacy/erasure.ts';
import { askAboutDataByLink } from '#domain/contracts/privacy/data-requests.ts';
import { askDataByMail, fetchOwnData } from '#domain/contracts/privacy/own-data.ts';
import * as publicForms from '#domain/contracts/forms/public-forms.ts';
import * as notifications from '#domain/contracts/forms/notifications.ts';
import * as reviews from '#domain/contracts/reviews.ts';
import { formLimits } from './shell/http/call-limits.ts';
import { httpCall, onHttpCalls } from './shell/http/on-http-calls.ts';

/** The calls that need no account: links by mail, reviews and forms. */
export const visitorCallList = [
  httpCall({
    contract: accounts.verifyEmail,
    requires: 'nothing',
    load: async () => (await import('./accounts/verify-email.ts')).verifyEmail,
  }),
  httpCall({
    contract: accounts.sendVerificationMail,
    requires: 'nothing',
    load: async () => (await import('./accounts/send-verification-mail.ts')).sendVerificationMail,
  }),
  httpCall({
    contract: accounts.sendPasswordResetMail,
    requires: 'nothing',
    load: async () => (await import('./accounts/send-password-reset-mail.ts')).sendPasswordResetMail,
  }),
  httpCall({
    contract: confirmErasure,
    requires: 'nothing',
    load: async () => (await import('./privacy/confirm-erasure.ts')).confirmErasure,
  }),
  httpCall({
    contract: withdrawErasureByLink,
    requires: 'nothing',
    load: async () => (await import('./privacy/own-erasure.ts')).withdrawErasureByLink,
  }),
  httpCall({
    contract: askDataByMail,
    requires: 'nothing',
    limits: formLimits,
    load: async () => (await import('./privacy/own-data.ts')).askForDataByMail,
  }),
  httpCall({
    contract: fetchOwnData,
    requires: 'nothing',
    load: async () => (await import('./privacy/own-data.ts')).fetchOwnData,
  }),
  httpCall({
    contract: askAboutDataByLink,
    requires: 'nothing',
    limits: formLimits,
    load: async () => (await import('./privacy/ask-about-data.ts')).askAboutDataByLink,
  }),
  httpCall({
    contract: reviews.validateReviewToken,
    requires: 'nothing',
    load: async () => (await import('./reviews/validate-review-token.ts')).validateReviewToken,
  }),
  httpCall({
    contract: reviews.submitReview,
    requires: 'nothing',
    load: async () => (await import('./reviews/submit-review.ts')).submitReview,
  }),
  httpCall({
    contract: publicForms.joinWaitingList,
    requires: 'nothing',
    limits: formLimits,
    load: async () => (await import('./forms/store-form.ts')).joinWaitingList,
  }),
  httpCall({
    contract: publicForms.tipEmployer,
    requires: 'nothing',
    limits: formLimits,
    load: async () => (await import('./forms/store-form.ts')).tipEmployer,
  }),
  httpCall({
    contract: notifications.sendRegistrationNotification,
    requires: 'nothing',
    load: async () => (await import('./announcements/send-registration-notification.ts')).sendRegistrationNotification,
  }),
  httpCall({
    contract: circles.readInvitation,
    requires: 'nothing',
    load: async () => (await import('./circles/read-invitation.ts')).readInvitation,
  }),
];

/** Apart from the calls of seniors, so that a flood of a public form takes no instance of theirs (decision 63). */
export const visitorCalls = onHttpCalls(visitorCallList);
