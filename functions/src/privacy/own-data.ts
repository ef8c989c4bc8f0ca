import type { z } from 'zod';
import type {
  askDataByMail as byMailContract,
  askOwnData,
  fetchOwnData as fetchContract,
} from '#domain/contracts/privacy/own-data.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { mailErasureLink } from './ask-erasure.ts';
import { noteAsked } from './note-asked.ts';
import { exportFiles, exportTexts } from './export/write-export.ts';

type Asker = NonNullable<Awaited<ReturnType<Services['dataExports']['askerOf']>>>;
type Asking = Pick<Services, 'auditLog' | 'clock' | 'dataExports' | 'mailQueue' | 'rateLimits'>;

/** A double tap is one; nobody floods the mailbox of another. */
const limits = {
  minute: { most: 1, withinSeconds: 60, duplicateSeconds: 10 },
  day: { most: 5, withinSeconds: 86_400 },
} as const;

/** @returns for how many seconds no further mail is sent; null where one is. */
async function mailLink(asker: Asker, services: Asking): Promise<number | null> {
  const { clock, dataExports, mailQueue, rateLimits } = services;
  const { person_id: personId, kind, email, language, name } = asker;
  const taken = await rateLimits.take(
    [
      { name: 'own-data/minute', subject: personId, ...limits.minute },
      { name: 'own-data/day', subject: personId, ...limits.day },
    ],
    clock.now(),
  );
  if (taken.kind === 'rejected') return taken.retryAfterSeconds;
  await dataExports.ask(asker);
  await mailQueue.enqueue(mailIdAbout('own-data', `${personId}_${taken.since.getTime()}`), {
    ...{ to: email, template: 'own-data', language },
    values: { person: personId, name },
  });
  await noteAsked({ action: 'ask-own-data', kind, personId, at: taken.since }, services);
  return null;
}

export async function askForOwnData(
  _input: object,
  { actorUid: uid }: Caller,
  services: Asking,
): Promise<Answer<z.input<typeof askOwnData.output>>> {
  const asker = await services.dataExports.askerOf(uid);
  if (asker === null) return reject('no-access');
  const wait = await mailLink(asker, services);
  return wait === null ? ok({}) : reject('too-many-mails', wait);
}

/** An address that a login has shown to be its owner's belongs to that account; else it is a student's, or stands on a form. */
export async function askForDataByMail(
  { email, wish }: z.output<typeof byMailContract.input>,
  _caller: null,
  services: Asking & Pick<Services, 'askedErasures' | 'logins'>,
): Promise<Answer<z.input<typeof byMailContract.output>>> {
  const uid = await services.logins.ownerOf(email);
  const owner = uid === null ? null : await services.dataExports.askerOf(uid);
  const others = await services.dataExports.askersAt(email);
  // The account's own export has the forms of this address as well.
  const askers = owner === null ? others : [owner, ...others.filter(({ kind }) => kind !== 'visitor')];
  for (const asker of askers) await (wish === 'export' ? mailLink(asker, services) : mailErasureLink(asker, services));
  return ok({});
}

/** Put together at this moment: nothing of it is stored on the way. */
export async function fetchOwnData(
  { token }: z.output<typeof fetchContract.input>,
  _caller: null,
  services: Pick<Services, 'archiver' | 'auditLog' | 'clock' | 'dataExports' | 'ownDocuments'>,
): Promise<Answer<z.input<typeof fetchContract.output>>> {
  const { archiver, clock, dataExports, ownDocuments } = services;
  const asked = await dataExports.follow(token);
  if (asked === null) return reject('link-invalid');
  const { kind, person_id: personId, language } = asked;
  const now = clock.now();
  const files = exportFiles(await ownDocuments.of(asked), { language, now });
  await noteAsked({ action: 'fetch-own-data', kind, personId, at: now }, services);
  return ok({
    file_name: exportTexts[language].fileName,
    type: 'application/zip',
    base64: Buffer.from(archiver.zip(files)).toString('base64'),
  });
}
