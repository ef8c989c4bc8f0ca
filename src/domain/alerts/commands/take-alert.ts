import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import { isQuiet } from '../quiet-hours.ts';
import { alertChange, isWithAnother, readWaiting } from './staff-alert.ts';

/** As long as a call and a letter take. Afterwards a colleague may begin. */
export const takenForMs = 1_800_000;

type Minted = Pick<RecordCommand<object>, 'commandId' | 'actor'>;

/** A staff member begins to print or to phone, so that no second one does. Not once it is too late, and no call at night. */
export const takeAlert = (id: string, minted: Minted): RecordCommand<object> => ({
  ...minted,
  name: 'take-alert',
  async decide(transaction, { now, actor }) {
    const alert = await readWaiting(transaction, id);
    if (alert === null || now >= alert.expires_at) return recordRejected('told-gone');
    if (isWithAnother(alert, actor.uid, now)) return recordRejected('told-taken');
    if (alert.channel === 'call' && isQuiet(now)) return recordRejected('told-at-night');
    const taken = { by: actor.uid, name: actor.name, until: new Date(now.getTime() + takenForMs) };
    return ok(alertChange(id, alert, { ...alert, taken }));
  },
});
