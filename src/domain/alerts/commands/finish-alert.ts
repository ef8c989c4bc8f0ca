import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import type { Alert, toldWays } from '#domain/documents/alerts/alert.ts';
import { ok } from '#domain/result.ts';
import { alertChange, isWithAnother, readWaiting } from './staff-alert.ts';

type ToldWay = (typeof toldWays)[number];

/** What came of it. */
export type AlertResult = ToldWay | 'no-answer';

type Minted = Pick<RecordCommand<object>, 'commandId' | 'actor'>;

const wayOf: Readonly<Record<'letter' | 'call', ToldWay>> = { letter: 'posted', call: 'reached' };

/** Nobody answered: it goes on waiting, for anybody. */
const triedAgain = (alert: Alert): Alert => ({ ...alert, taken: null, tries: (alert.tries ?? 0) + 1 });

/** She is told: posted or reached, once. */
const finished = (alert: Alert, told: NonNullable<Alert['told']>, now: Date): Alert => ({
  ...alert,
  ...{ state: 'sent', reason: null, sent_at: now, next_attempt_at: null, lease_until: null, taken: null, told },
});

/** A staff member says what came of a letter or a call. Who began in time may finish after it. */
export const finishAlert = (id: string, result: AlertResult, minted: Minted): RecordCommand<object> => ({
  ...minted,
  name: 'finish-alert',
  async decide(transaction, { now, actor }) {
    const alert = await readWaiting(transaction, id);
    const isLate = alert !== null && now >= alert.expires_at && alert.taken?.by !== actor.uid;
    if (alert === null || isLate) return recordRejected('told-gone');
    if (isWithAnother(alert, actor.uid, now)) return recordRejected('told-taken');
    const { channel } = alert;
    if (channel !== 'letter' && channel !== 'call') return recordRejected('told-gone');
    if (result === 'no-answer' && channel === 'call') return ok(alertChange(id, alert, triedAgain(alert)));
    if (result !== wayOf[channel]) return recordRejected('not-found');
    const told = { by: actor.uid, name: actor.name, how: result };
    return ok(alertChange(id, alert, finished(alert, told, now)));
  },
});
