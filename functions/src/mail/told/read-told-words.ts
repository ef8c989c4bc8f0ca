import type { z } from 'zod';
import type { readToldWords as contract } from '#domain/contracts/told.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '#functions/shell/answer.ts';
import type { Caller } from '#functions/shell/http/caller.ts';
import type { Services } from '#functions/shell/services.ts';
import { mailOf } from '../alerts/deliver-alert.ts';
import type { PreparationServices } from '../preparation.ts';
import { prepareMail } from '../prepare-mail.ts';
import { renderTold } from '../render-mail.ts';
import { shownAlert } from './shown-alert.ts';

type Reading = PreparationServices & Pick<Services, 'staffAlerts'>;

/** What staff says or prints: what the mail would say now, or nothing when that does not hold any more. */
export async function readToldWords(
  { alert_id: id }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  services: Reading,
): Promise<Answer<z.input<typeof contract.output>>> {
  const found = await services.staffAlerts.find(id);
  const waiting = found === null ? null : shownAlert(found, actorUid, services.clock.now());
  if (found === null || waiting === null) return ok({ state: 'gone' });
  const mail = mailOf(found.alert);
  const prepared = await prepareMail(mail, services);
  if (prepared.kind === 'retry') return reject('server-unavailable');
  if (prepared.kind !== 'ready') return ok({ state: 'gone' });
  const { language } = prepared;
  const words = renderTold({ ...mail, language }, prepared.found);
  return ok(words === null ? { state: 'gone' } : { state: 'waiting', waiting, words: { ...words, language } });
}
