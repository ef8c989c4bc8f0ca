import type { Mail } from '#domain/documents/mail.ts';
import { englishMails } from './en.ts';
import { frenchMails } from './fr.ts';
import type { MailTexts } from './mail-texts.ts';
import { dutchMails } from './nl.ts';

const byLanguage: Readonly<Record<Mail['language'], MailTexts>> = { NL: dutchMails, FR: frenchMails, EN: englishMails };

export function textsIn(language: Mail['language']): MailTexts {
  return byLanguage[language];
}
