import type { DataExport } from '../documents/privacy/data-export.ts';
import { exportLinkHours, exportsOfLink, linksOfExport } from '../documents/privacy/data-export.ts';

const hourMs = 60 * 60 * 1000;

const linkEnd = (now: Date): Date => new Date(now.getTime() + exportLinkHours * hourMs);

type Asked = Pick<DataExport, 'kind' | 'person_id' | 'email' | 'language'>;

/** Somebody asks for the own data. Asked again, the links of earlier mails work as long as they would have. */
export const askExport = (person: Asked, { note, now }: { readonly note: DataExport | null; readonly now: Date }) =>
  ({
    ...person,
    ...{ link_hashes: note === null || now >= note.expires_at ? [] : note.link_hashes },
    ...{ asked_at: now, fetched: 0, expires_at: linkEnd(now) },
  }) satisfies DataExport;

/** A mail leaves with a new link: its day begins now. Null where nobody asks any more. */
export const withExportLink = (note: DataExport, hash: string, now: Date): DataExport | null =>
  now < note.expires_at
    ? { ...note, link_hashes: [...note.link_hashes, hash].slice(-linksOfExport), expires_at: linkEnd(now) }
    : null;

/** The link is followed. Null once its day is over, or when it was followed more often than a person does. */
export const fetchExport = (note: DataExport, now: Date): DataExport | null =>
  now < note.expires_at && note.fetched < exportsOfLink ? { ...note, fetched: note.fetched + 1 } : null;
