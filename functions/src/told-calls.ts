import * as told from '#domain/contracts/told.ts';
import { httpCall } from './shell/http/on-http-calls.ts';

/** The letters and calls of staff, among the calls of staff's app. */
export const toldCallList = [
  httpCall({
    contract: told.readTold,
    requires: 'dispatch.view',
    load: async () => (await import('./mail/told/read-told.ts')).readTold,
  }),
  httpCall({
    contract: told.readToldWords,
    requires: 'dispatch.view',
    load: async () => (await import('./mail/told/read-told-words.ts')).readToldWords,
  }),
  httpCall({
    contract: told.takeAlert,
    requires: 'dispatch.move',
    load: async () => (await import('./mail/told/take-alert.ts')).takeAlert,
  }),
  httpCall({
    contract: told.finishAlert,
    requires: 'dispatch.move',
    load: async () => (await import('./mail/told/finish-alert.ts')).finishAlert,
  }),
];
