import * as helpers from '#domain/contracts/helpers.ts';
import { onHttpCall } from './shell/http/on-http-call.ts';

/** The calls of the student's app, by the name they are deployed under: a part of the table of contents. */
export const readHelperWork = onHttpCall({
  contract: helpers.readHelperWork,
  requires: 'nothing',
  load: async () => (await import('./helpers/read-helper-work.ts')).readHelperWork,
});

export const acceptOffer = onHttpCall({
  contract: helpers.acceptOffer,
  requires: 'nothing',
  load: async () => (await import('./helpers/accept-offer.ts')).acceptOffer,
});

export const declineOffer = onHttpCall({
  contract: helpers.declineOffer,
  requires: 'nothing',
  load: async () => (await import('./helpers/decline-offer.ts')).declineOffer,
});

export const withdrawFromVisit = onHttpCall({
  contract: helpers.withdrawFromVisit,
  requires: 'nothing',
  load: async () => (await import('./helpers/withdraw-from-visit.ts')).withdrawFromVisit,
});

export const checkIn = onHttpCall({
  contract: helpers.checkIn,
  requires: 'nothing',
  load: async () => (await import('./helpers/check-in.ts')).checkIn,
});

export const checkOut = onHttpCall({
  contract: helpers.checkOut,
  requires: 'nothing',
  load: async () => (await import('./helpers/check-out.ts')).checkOut,
});
