import { brand } from '#domain/brand.ts';
import type { Alert, AlertText } from '#domain/documents/alerts/alert.ts';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';

/** A title and a sentence. They name nobody and no place: a locked screen shows them to whoever is near. */
export interface AlertWords {
  readonly title: string;
  readonly body: string;
}

interface Language {
  readonly hour: (hour: string, minute: string) => string;
  /** `{hour}` is when the visit begins. */
  readonly words: Readonly<Record<AlertText, AlertWords>>;
  /** To a member of a circle, who knows several people: the app says whose visit it is. */
  readonly family: Readonly<Partial<Record<AlertText, AlertWords>>>;
}

const languages: Readonly<Record<AccountLanguage, Language>> = {
  NL: {
    hour: (hour, minute) => `${Number(hour)}${minute === '00' ? '' : `.${minute}`} uur`,
    words: {
      tomorrow: { title: 'Morgen krijgt u bezoek', body: 'Morgen om {hour} komt er een student.' },
      early: { title: 'Morgen al vroeg bezoek', body: 'Denk eraan: om {hour} komt er een student.' },
      soon: { title: 'Straks krijgt u bezoek', body: 'Om {hour} komt er een student. Houd uw code klaar.' },
      underway: { title: 'De student is op weg', body: 'De student komt naar u toe. Houd uw code klaar.' },
      change: { title: 'Er is iets veranderd', body: 'Er is iets veranderd aan een bezoek.' },
      payment: { title: 'Over uw betaling', body: 'Er is nieuws over een betaling.' },
      gift: { title: 'U kreeg een geschenk', body: 'Iemand gaf u hulp cadeau. Het staat op uw saldo.' },
      approval: { title: 'Wij wachten op uw antwoord', body: 'Wij hebben u iets gevraagd.' },
      message: { title: 'Een nieuw bericht', body: 'Iemand schreef u over een bezoek.' },
    },
    family: {
      tomorrow: { title: 'Morgen is er een bezoek', body: 'Morgen om {hour} komt er een student.' },
      soon: { title: 'Straks is er een bezoek', body: 'Om {hour} komt er een student.' },
      underway: { title: 'De student is op weg', body: 'De student is op weg naar een bezoek.' },
      payment: { title: 'Over een betaling', body: 'Er is nieuws over een betaling.' },
      gift: { title: 'Er is een geschenk', body: 'Er kwam een geschenk bij een saldo.' },
      approval: { title: 'Er wacht een vraag', body: 'Wij hebben iets gevraagd over een bezoek.' },
    },
  },
  FR: {
    hour: (hour, minute) => `${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`,
    words: {
      tomorrow: { title: 'Une visite demain', body: 'Demain à {hour}, un étudiant vient chez vous.' },
      early: { title: 'Une visite tôt demain', body: 'N’oubliez pas : à {hour}, un étudiant vient chez vous.' },
      soon: { title: 'Une visite tout à l’heure', body: 'À {hour}, un étudiant vient. Gardez votre code prêt.' },
      underway: { title: 'L’étudiant est en route', body: 'L’étudiant vient chez vous. Gardez votre code prêt.' },
      change: { title: 'Quelque chose a changé', body: 'Quelque chose a changé pour une visite.' },
      payment: { title: 'Au sujet de votre paiement', body: 'Il y a du nouveau pour un paiement.' },
      gift: { title: 'Vous avez reçu un cadeau', body: 'On vous a offert de l’aide. C’est sur votre solde.' },
      approval: { title: 'Nous attendons votre réponse', body: 'Nous vous avons posé une question.' },
      message: { title: 'Un nouveau message', body: 'Quelqu’un vous a écrit au sujet d’une visite.' },
    },
    family: {
      tomorrow: { title: 'Une visite demain', body: 'Demain à {hour}, un étudiant vient.' },
      early: { title: 'Une visite tôt demain', body: 'N’oubliez pas : à {hour}, un étudiant vient.' },
      soon: { title: 'Une visite tout à l’heure', body: 'À {hour}, un étudiant vient.' },
      underway: { title: 'L’étudiant est en route', body: 'L’étudiant est en route pour une visite.' },
      payment: { title: 'Au sujet d’un paiement', body: 'Il y a du nouveau pour un paiement.' },
      gift: { title: 'Il y a un cadeau', body: 'Un cadeau a été ajouté à un solde.' },
      approval: { title: 'Une question attend', body: 'Nous avons posé une question sur une visite.' },
    },
  },
  EN: {
    hour: (hour, minute) => `${hour}:${minute}`,
    words: {
      tomorrow: { title: 'A visit tomorrow', body: 'Tomorrow at {hour} a student comes to you.' },
      early: { title: 'An early visit tomorrow', body: 'Remember: at {hour} a student comes to you.' },
      soon: { title: 'A visit soon', body: 'At {hour} a student comes to you. Keep your code ready.' },
      underway: { title: 'The student is on the way', body: 'The student is coming to you. Keep your code ready.' },
      change: { title: 'Something has changed', body: 'Something has changed about a visit.' },
      payment: { title: 'About your payment', body: 'There is news about a payment.' },
      gift: { title: 'You have been given a gift', body: 'Somebody gave you help. It is on your balance.' },
      approval: { title: 'We are waiting for your answer', body: 'We have asked you something.' },
      message: { title: 'A new message', body: 'Somebody wrote to you about a visit.' },
    },
    family: {
      tomorrow: { title: 'A visit tomorrow', body: 'Tomorrow at {hour} a student comes.' },
      early: { title: 'An early visit tomorrow', body: 'Remember: at {hour} a student comes.' },
      soon: { title: 'A visit soon', body: 'At {hour} a student comes.' },
      underway: { title: 'The student is on the way', body: 'The student is on the way to a visit.' },
      payment: { title: 'About a payment', body: 'There is news about a payment.' },
      gift: { title: 'There is a gift', body: 'A gift was added to a balance.' },
      approval: { title: 'A question waits', body: 'We have asked something about a visit.' },
    },
  },
};

export function alertWords(
  { text, values, senior_id }: Pick<Alert, 'text' | 'values' | 'senior_id'>,
  language: AccountLanguage,
): AlertWords {
  const { hour, words, family } = languages[language];
  const [, start = ''] = (values['when'] ?? '').split(' ');
  const [hours = '', minutes = '00'] = start.split(':');
  const { title, body } = (senior_id === undefined ? undefined : family[text]) ?? words[text];
  return { title, body: body.replace('{hour}', () => hour(hours, minutes)) };
}

/** As one SMS, with who sends it and how to ask. */
export const smsText = ({ body }: AlertWords): string => `${brand.name}: ${body} ${brand.phoneDisplay}`;
