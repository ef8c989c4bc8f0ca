import type { ErasureMails } from './erasure-mails.ts';

const account = (greeting: string): Pick<ErasureMails, 'erasure-question' | 'erasure-begun' | 'account-unused'> => ({
  'erasure-question': {
    subject: 'Wilt u uw account en gegevens wissen?',
    heading: 'Uw account en gegevens wissen',
    paragraphs: [
      greeting,
      'Iemand vroeg in {brand}, met uw account, om uw account en uw gegevens te wissen.',
      'Wilt u dat? Druk op de knop en bevestig het op de pagina.',
      'Daarna hebt u nog 14 dagen om u te bedenken. Pas dan wissen wij alles.',
    ],
    button: 'Ik wil dit bevestigen',
    closing: ['De knop werkt 7 dagen.', 'Vroeg u dit niet? Dan hoeft u niets te doen. Er wordt niets gewist.'],
  },
  'erasure-begun': {
    subject: 'Uw account en gegevens worden gewist',
    heading: 'Wij wissen uw gegevens op {until}',
    paragraphs: [
      greeting,
      'U bevestigde dat wij uw account en gegevens wissen.',
      'Tot {until} kunt u zich bedenken. Log in en druk bij uw gegevens op de knop.',
      'Staan er dan nog bezoeken bij u thuis gepland? Die zeggen wij zonder kosten af.',
      'Hebt u nog saldo? Bel ons vóór die dag. Dan betalen wij het terug.',
      'Betalingen en bewijzen bewaren wij tien jaar zonder uw naam. Dat moet van de wet.',
    ],
    button: 'Mijn gegevens bekijken',
    closing: ['Vroeg u dit niet? Bel ons meteen.'],
  },
  'account-unused': {
    subject: 'Wilt u uw gegevens bij {brand} houden?',
    heading: 'Wij wissen uw gegevens op {until}',
    paragraphs: [
      greeting,
      'Wij zagen u bijna vijf jaar niet meer. Langer bewaren wij geen gegevens van iemand die ons niet meer nodig heeft.',
      'Wilt u ze houden? Log in vóór {until}, of bel ons op {phone}. Dan blijft alles zoals het is.',
      'Hoeft het niet meer? Dan hoeft u niets te doen. Op {until} wissen wij uw naam, adres en berichten.',
      'Hebt u nog saldo? Bel ons vóór die dag. Dan betalen wij het terug.',
    ],
    button: 'Ik wil blijven: inloggen',
    closing: ['Betalingen en bewijzen bewaren wij tien jaar zonder uw naam. Dat moet van de wet.'],
  },
});

const data = (greeting: string): Pick<ErasureMails, 'own-data' | 'data-erasure-question' | 'data-erasure-begun'> => ({
  'own-data': {
    subject: 'Uw gegevens staan klaar',
    heading: 'Uw gegevens staan klaar',
    paragraphs: [
      greeting,
      'Iemand vroeg in {brand} om de gegevens die wij van u bewaren.',
      'Druk op de knop. U krijgt ze als één bestand. Daarin staat een pagina die u kunt lezen.',
      'Klopt er iets niet? Zeg het ons op dezelfde pagina.',
    ],
    button: 'Mijn gegevens ophalen',
    closing: [
      'De knop werkt één dag. Geef deze e-mail aan niemand door: wie hem heeft, kan uw gegevens lezen.',
      'Vroeg u dit niet? Dan hoeft u niets te doen. Niemand anders kreeg iets.',
    ],
  },
  'data-erasure-question': {
    subject: 'Wilt u uw gegevens wissen?',
    heading: 'Uw gegevens wissen',
    paragraphs: [
      greeting,
      'Iemand vroeg in {brand} om te wissen wat wij bij dit e-mailadres bewaren.',
      'Wilt u dat? Druk op de knop en bevestig het op de pagina.',
      'Daarna hebt u nog 14 dagen om u te bedenken. Pas dan wissen wij alles.',
    ],
    button: 'Ik wil dit bevestigen',
    closing: [
      'De knop werkt 7 dagen. Bewaar deze e-mail: met dezelfde knop bedenkt u zich.',
      'Vroeg u dit niet? Dan hoeft u niets te doen. Er wordt niets gewist.',
    ],
  },
  'data-erasure-begun': {
    subject: 'Uw gegevens worden gewist',
    heading: 'Wij wissen uw gegevens op {until}',
    paragraphs: [
      greeting,
      'U bevestigde dat wij uw gegevens wissen.',
      'Tot {until} kunt u zich bedenken. Druk in onze vorige e-mail nog eens op de knop.',
      'Bent u student? Bezoeken die dan nog gepland zijn, geven wij aan een andere student.',
    ],
    button: 'Naar onze website',
    closing: ['Vroeg u dit niet? Bel ons meteen.'],
  },
});

const requests = (
  greeting: string,
): Pick<ErasureMails, 'data-request-received' | 'data-request-done' | 'data-request-refused'> => ({
  'data-request-received': {
    subject: 'Wij kregen uw vraag over uw gegevens',
    heading: 'Wij kregen uw vraag',
    paragraphs: [
      greeting,
      'U vroeg ons iets over de gegevens die wij van u bewaren.',
      'Wij antwoorden binnen een maand: ten laatste op {until}. Het is gratis.',
    ],
    facts: [{ label: 'Uw vraag', value: '{question}' }],
    button: 'Naar mijn gegevens',
    closing: ['U hoeft nu niets te doen. Vroeg u dit niet? Bel ons meteen.'],
  },
  'data-request-done': {
    subject: 'Wij deden wat u vroeg',
    heading: 'Wij deden wat u vroeg',
    paragraphs: [greeting, 'U vroeg ons iets over uw gegevens. Het is in orde. Dit is ons antwoord.'],
    facts: [
      { label: 'Uw vraag', value: '{question}' },
      { label: 'Ons antwoord', value: '{answer}' },
    ],
    button: 'Naar mijn gegevens',
    closing: ['Klopt er iets niet? Bel ons.'],
  },
  'data-request-refused': {
    subject: 'Ons antwoord op uw vraag',
    heading: 'Wij kunnen niet doen wat u vroeg',
    paragraphs: [greeting, 'U vroeg ons iets over uw gegevens. Wij kunnen dat niet doen. Hieronder leest u waarom.'],
    facts: [
      { label: 'Uw vraag', value: '{question}' },
      { label: 'Ons antwoord', value: '{answer}' },
    ],
    button: 'Naar mijn gegevens',
    closing: [
      'Gaat u niet akkoord? Bel ons.',
      'U mag ook klagen bij de Gegevensbeschermingsautoriteit. Of u gaat naar de rechter.',
      'Het adres is Drukpersstraat 35, 1000 Brussel. De website is gegevensbeschermingsautoriteit.be.',
    ],
  },
});

export const dutchErasure = (greeting: string): ErasureMails => ({
  ...account(greeting),
  ...data(greeting),
  ...requests(greeting),
});
