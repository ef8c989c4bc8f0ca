import type { AfterVisitMails, CommonParts } from './after-visit-mails.ts';

/** Mails about a visit that nobody wrote down, that nobody came to, or that was cancelled late. */
export const dutchAfterVisit = ({ greeting, when, service }: CommonParts): AfterVisitMails => ({
  'visit-asked': {
    subject: 'Was de student bij u?',
    heading: 'Was de student bij u?',
    paragraphs: [
      greeting,
      'Dit bezoek is voorbij. Maar wij weten niet of de student er was.',
      'Druk op de knop en zeg het ons. Dan maken wij het in orde.',
    ],
    facts: [when, service],
    button: 'Antwoorden',
    closing: ['U betaalt nu nog niets. Antwoordt u liever aan de telefoon? Bel ons.'],
  },
  'visit-missed': {
    subject: 'De student kwam niet',
    heading: 'Het spijt ons',
    paragraphs: [
      greeting,
      'De student kwam niet naar dit bezoek. Dat had niet mogen gebeuren.',
      'U betaalt het bezoek niet. Er staat {credited} meer op uw saldo.',
    ],
    facts: [when, service, { label: 'Erbij op uw saldo', value: '{credited}' }],
    button: 'Naar mijn saldo',
    closing: ['Wilt u nog hulp op een andere dag? Bel ons.'],
  },
  'visit-fee': {
    subject: 'Annuleren kost {price}',
    heading: 'Annuleren kost {price}',
    paragraphs: [
      greeting,
      'Wij annuleerden dit bezoek. Dat was minder dan drie dagen vooraf.',
      'Daarom kost het {price}, zoals wij zeiden. Het bedrag gaat van uw saldo.',
    ],
    facts: [when, service, { label: 'Kosten', value: '{price}' }],
    button: 'Naar mijn saldo',
    closing: ['Volstaat uw saldo niet? Dan leest u daar wat u nog betaalt. Klopt er iets niet? Bel ons.'],
  },
  'student-visit-asked': {
    subject: 'Was u bij {senior}?',
    heading: 'Was u bij {senior}?',
    paragraphs: [
      greeting,
      'Dit bezoek is voorbij. U gaf niet door dat het klaar was.',
      'Was u er? Zeg het op uw pagina, en hoe lang het duurde.',
    ],
    facts: [{ label: 'Bij wie', value: '{senior}' }, when, service],
    button: 'Mijn pagina openen',
    closing: ['Werkt de pagina niet? Open ze op de gsm waarop u uw link al opende, of bel ons.'],
  },
});
