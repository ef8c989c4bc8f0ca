import type { MailTemplate } from '../documents/mail.ts';

/** The id of the one mail of a kind about a document, so that ordering it again has no effect. */
export const mailIdAbout = (template: MailTemplate, documentId: string): string => `${template}_${documentId}`;
