import { firestoreArrivals } from '#functions/gateways/visitors/arrivals.ts';
import { createAlertQueue } from '#functions/gateways/alerts/alert-queue.ts';
import { type Clock, serverClock } from '#functions/gateways/clock.ts';
import { createMailLinks } from '#functions/gateways/mail-links.ts';
import { createDataExports } from '#functions/gateways/privacy/data-exports.ts';
import { createAskedErasures } from '#functions/gateways/privacy/asked-erasures.ts';
import { createCircleLinks } from '#functions/gateways/circles/circle-links.ts';
import { firestoreCircles } from '#functions/gateways/circles/circles.ts';
import { createThreads } from '#functions/gateways/threads/threads.ts';
import { createDebts } from '#functions/gateways/payments/debts.ts';
import { firestorePushSubscriptions } from '#functions/gateways/alerts/push-subscriptions.ts';
import { createPush } from '#functions/gateways/alerts/push.ts';
import { firestoreRecipients } from '#functions/gateways/alerts/recipients.ts';
import { createReviewTokens } from '#functions/gateways/review-tokens.ts';
import { firestoreSignUps } from '#functions/gateways/visitors/sign-ups.ts';
import { createSms } from '#functions/gateways/alerts/sms.ts';
import { createHelperLinks } from '#functions/gateways/students/helper-links.ts';
import { createVerificationLinks } from '#functions/gateways/verification-links.ts';
import { firestoreVisits } from '#functions/gateways/visits.ts';
import { practiceVapidKeys } from '#build/practice-vapid-keys.ts';
import type { AlertServices } from '#functions/mail/alerts/deliver-alert.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** What delivers alerts to the local stand-ins, by the clock that a test gives. */
export function alertServices({ ports, appOrigin }: TestFirebase, clock: Clock): AlertServices {
  const mailPage = `http://127.0.0.1:${ports.mail}`;
  const write = (): void => undefined;
  return {
    alertQueue: createAlertQueue(clock),
    clock,
    recipients: firestoreRecipients,
    sms: createSms(() => ({ url: `${mailPage}/stand-in/sms`, key: 'local' })),
    push: createPush(() => ({ ...practiceVapidKeys, standIn: `${mailPage}/stand-in/push` })),
    pushSubscriptions: firestorePushSubscriptions,
    arrivals: firestoreArrivals,
    dataExports: createDataExports(clock),
    askedErasures: createAskedErasures(clock),
    circleLinks: createCircleLinks(clock),
    circles: firestoreCircles,
    threads: createThreads(clock),
    debts: createDebts(clock),
    mailLinks: createMailLinks(() => appOrigin, createVerificationLinks(serverClock)),
    helperLinks: createHelperLinks(clock),
    reviewTokens: createReviewTokens(clock),
    signUps: firestoreSignUps,
    visits: firestoreVisits,
    log: { info: write, error: write },
  };
}
