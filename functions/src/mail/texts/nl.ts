import { dutchAroundVisit } from './around-visit/nl.ts';
import { dutchAfterVisit } from './after-visit/nl.ts';
import { dutchDebts } from './debts/nl.ts';
import { serviceNames } from '#functions/shell/service-names.ts';
import { dutchMoneyBack } from './money-back/nl.ts';
import { dutchErasure } from './erasure/nl.ts';
import { dutchCircle } from './circle/nl.ts';
import { dutchGifts } from './gifts/nl.ts';
import { dutchTold } from './told/nl.ts';
import type { MailFact, MailTexts } from './mail-texts.ts';

const greeting = 'Dag {name},';
const reference: MailFact = { label: 'Referentie', value: '{reference}' };
const service: MailFact = { label: 'Dienst', value: '{service}' };
const when: MailFact = { label: 'Wanneer', value: '{when}' };
const hours: MailFact = { label: 'Duur', value: '{hours}' };
const perHour: MailFact = { label: 'Prijs per uur', value: '{perHour}' };
const startedHalfHours = 'U betaalt per begonnen half uur. Zo spraken wij het af.';
const receiptThere = 'Uw bewijs staat bij uw saldo. U kunt het daar bewaren of afdrukken.';
const address: MailFact = { label: 'Adres', value: '{address}' };

export const dutchMails: MailTexts = {
  language: 'nl',
  colon: ':',
  formats: {
    locale: 'nl-BE',
    services: serviceNames.NL,
    moment: (day, hour, minute) => `${day} om ${minute === null ? hour : `${hour}.${minute}`} uur`,
    hours: (_count, shown) => `${shown} uur`,
    credits: (count) => `${count} ${count === 1 ? 'credit' : 'credits'}`,
    euro: (_count, shown) => `${shown} euro`,
  },
  templates: {
    'verify-email': {
      subject: 'Bevestig uw e-mailadres',
      heading: 'Welkom bij {brand}',
      paragraphs: [
        'U maakte een account met dit e-mailadres.',
        'Klik op de knop. Zo weten wij dat het adres van u is. Daarna kunt u inloggen.',
      ],
      button: 'Mijn e-mailadres bevestigen',
      closing: [
        'Is de link te oud? Vraag dan een nieuwe aan op de pagina om in te loggen.',
        'Maakte u geen account? Dan hoeft u niets te doen.',
      ],
    },
    'reset-password': {
      subject: 'Kies een nieuw wachtwoord',
      heading: 'Kies een nieuw wachtwoord',
      paragraphs: [
        'U vroeg ons een nieuw wachtwoord voor {brand}.',
        'Klik op de knop. Kies daarna zelf uw nieuwe wachtwoord.',
      ],
      button: 'Nieuw wachtwoord kiezen',
      closing: [
        'De link werkt maar een korte tijd. Is hij te oud? Vraag dan een nieuwe aan.',
        'Vroeg u dit niet? Dan hoeft u niets te doen. Uw wachtwoord blijft zoals het is.',
      ],
    },
    welcome: {
      subject: 'Uw account bij {brand} is klaar',
      heading: 'Welkom bij {brand}',
      paragraphs: [
        greeting,
        'Uw e-mailadres is bevestigd. Uw account is klaar.',
        'U kunt nu hulp vragen. Wij zoeken dan een student die bij u past.',
      ],
      button: 'Naar mijn overzicht',
      closing: ['Vraagt u liever hulp aan de telefoon? Dat kan ook.'],
    },
    'account-invitation': {
      subject: 'Maak uw account bij {brand}',
      heading: 'Maak uw account bij {brand}',
      paragraphs: [
        greeting,
        'U bent al klant bij ons, via de telefoon. Met een account ziet u alles ook zelf.',
        'Uw aanvragen en bezoeken staan er al in. U kunt altijd blijven bellen.',
        'Klik op de knop en kies een wachtwoord.',
      ],
      button: 'Een wachtwoord kiezen',
      closing: [
        'De knop werkt maar een korte tijd. Te laat? Vraag een nieuw wachtwoord op de pagina om in te loggen.',
        'Kent u ons niet? Dan hoeft u niets te doen.',
      ],
    },
    'request-received': {
      subject: 'Wij kregen uw aanvraag {reference}',
      heading: 'Wij kregen uw aanvraag',
      paragraphs: [
        greeting,
        'Bedankt voor uw aanvraag. Wij zoeken nu een student voor u.',
        'Wij contacteren u om een prijs af te spreken.',
      ],
      facts: [reference, service, when, hours, address],
      button: 'Mijn aanvraag bekijken',
      closing: ['Klopt er iets niet? Bel ons. Zeg dan de referentie.'],
    },
    'request-cancelled': {
      subject: 'Uw aanvraag {reference} is geannuleerd',
      heading: 'Uw aanvraag is geannuleerd',
      paragraphs: [greeting, 'Deze aanvraag gaat niet door. U hoeft niets meer te doen.'],
      facts: [reference, service, when],
      button: 'Mijn aanvragen bekijken',
      closing: ['Was dat niet de bedoeling? Bel ons, of vraag opnieuw hulp.'],
    },
    'request-resumed': {
      subject: 'Uw aanvraag {reference} gaat toch door',
      heading: 'Uw aanvraag gaat toch door',
      paragraphs: [
        greeting,
        'U kreeg een e-mail dat deze aanvraag geannuleerd is. Dat was een vergissing. Dat spijt ons.',
        'Uw aanvraag gaat gewoon door. Alles blijft zoals het was.',
      ],
      facts: [when, { label: 'Student', value: '{student}' }, service, reference],
      button: 'Mijn aanvraag bekijken',
      closing: ['Wilt u de hulp niet meer? Annuleer zelf, of bel ons.'],
    },
    'quote-sent': {
      subject: 'Wat de hulp kost: uw aanvraag {reference}',
      heading: 'Wat de hulp kost',
      paragraphs: [
        greeting,
        'Wij keken uw aanvraag na. Dit is de prijs.',
        'Gaat u akkoord? Druk op de knop en zeg ja. Daarna plannen wij een student.',
      ],
      facts: [{ label: 'Prijs per uur', value: '{price}' }, hours, service, when, reference],
      button: 'Ja of nee zeggen',
      closing: ['Heeft u een vraag over de prijs? Bel ons.'],
    },
    'student-assigned': {
      subject: 'Wij vonden een student voor u',
      heading: 'Wij vonden een student voor u',
      paragraphs: [greeting, 'Er komt een student bij u langs. U hoeft niets meer te doen.'],
      facts: [
        { label: 'Student', value: '{student}', unknown: 'De naam volgt nog. U vindt hem straks bij uw aanvraag.' },
        { label: 'Woont in', value: '{residence}' },
        when,
        hours,
        address,
        service,
        reference,
      ],
      button: 'Mijn aanvraag bekijken',
      closing: ['Past het toch niet? Bel ons zo snel mogelijk.'],
    },
    'student-unassigned': {
      subject: 'Er komt een andere student',
      heading: 'Er komt een andere student',
      paragraphs: [
        greeting,
        'De student die zou komen, kan niet. Dat spijt ons.',
        'Wij zoeken een andere student. U krijgt een e-mail zodra wij iemand vinden.',
      ],
      facts: [service, when, reference],
      button: 'Mijn aanvraag bekijken',
      closing: ['Wilt u liever een andere dag? Bel ons.'],
    },
    'visit-moved': {
      subject: 'Uw bezoek komt op een ander moment',
      heading: 'Uw bezoek komt op een ander moment',
      paragraphs: [greeting, 'Het bezoek gaat door, maar op een ander moment. Dit is de nieuwe afspraak.'],
      facts: [when, { label: 'Student', value: '{student}' }, hours, address, service, reference],
      button: 'Mijn aanvraag bekijken',
      closing: ['Past dit moment niet? Bel ons zo snel mogelijk.'],
    },
    'visit-ended': {
      subject: 'Hoe was het bezoek?',
      heading: 'Hoe was het bezoek?',
      paragraphs: [
        greeting,
        'Het bezoek is voorbij. Wij horen graag hoe het was.',
        'Beantwoord enkele korte vragen. Iemand van uw familie mag dat ook doen.',
      ],
      facts: [service, when, reference],
      button: 'Het bezoek beoordelen',
      closing: ['De link werkt {reviewDays} dagen, en één keer. U hoeft niet in te loggen.'],
    },
    'visit-done': {
      subject: 'Klopt het bezoek?',
      heading: 'Klopt het bezoek?',
      paragraphs: [
        greeting,
        'Het bezoek is voorbij. Hieronder staat hoe lang het duurde. Kijk het even na.',
        'Klopt het? Druk dan op de knop en keur het goed.',
        'Zegt u niets? Dan is het na {silenceHours} uur goed.',
      ],
      facts: [when, service, hours, perHour, { label: 'Samen', value: '{price}' }],
      button: 'Het bezoek nakijken',
      closing: [startedHalfHours, 'Klopt er iets niet? Vraag dan dat wij het nakijken, of bel ons.'],
    },
    ...dutchAroundVisit({ greeting, when, service, hours, address }),
    ...dutchAfterVisit({ greeting, when, service }),
    ...dutchDebts({ greeting, when, service }),
    ...dutchCircle(greeting),
    ...dutchErasure(greeting),
    ...dutchGifts(greeting),
    ...dutchMoneyBack({ greeting, when, service }),
    'visit-charged': {
      subject: 'Uw bezoek is betaald',
      heading: 'Uw bezoek is betaald',
      paragraphs: [greeting, 'Dit bezoek is betaald met uw saldo. U hoeft niets te doen.'],
      facts: [
        when,
        service,
        hours,
        perHour,
        { label: 'Betaald', value: '{price}' },
        { label: 'Uw saldo is nu', value: '{balance}' },
      ],
      button: 'Mijn saldo bekijken',
      closing: [receiptThere, startedHalfHours, 'Klopt er iets niet? Bel ons.'],
    },
    'visit-unpaid': {
      subject: 'Uw saldo is te laag voor een bezoek',
      heading: 'Uw saldo is te laag',
      paragraphs: [
        greeting,
        'Uw saldo is te laag om dit bezoek te betalen. Vul het aan.',
        'Daarna betalen wij het bezoek vanzelf.',
      ],
      facts: [
        when,
        service,
        hours,
        perHour,
        { label: 'Samen', value: '{price}' },
        { label: 'U komt nog tekort', value: '{missing}' },
      ],
      button: 'Mijn saldo aanvullen',
      closing: [startedHalfHours, 'Heeft u een vraag? Bel ons.'],
    },
    'payment-received': {
      subject: 'Wij kregen uw betaling',
      heading: 'Wij kregen uw betaling',
      paragraphs: [greeting, 'Bedankt voor uw betaling. Uw tegoed staat voor u klaar.'],
      facts: [
        { label: 'Gekocht', value: '{credits}' },
        { label: 'Betaald', value: '{paid}' },
        { label: 'Uw saldo is nu', value: '{balance}' },
      ],
      button: 'Mijn tegoed bekijken',
      closing: [receiptThere, 'Kocht u dit niet? Bel ons dan meteen.'],
    },
    'monthly-statement': {
      subject: 'Uw overzicht van {month}',
      heading: 'Uw overzicht van {month}',
      paragraphs: [
        greeting,
        'Uw overzicht van {month} is klaar. Daarin staat wat u kocht en betaalde.',
        'U vindt het bij uw saldo. U kunt het daar bewaren of afdrukken.',
      ],
      facts: [
        { label: 'Saldo bij het begin', value: '{opening}' },
        { label: 'Saldo op het einde', value: '{closing}' },
        { label: 'Nummer', value: '{number}' },
      ],
      button: 'Mijn overzicht bekijken',
      closing: ['U hoeft niets te doen. Klopt er iets niet? Bel ons.'],
    },
    'student-link': {
      subject: 'Uw link naar {brand}',
      heading: 'Uw eigen link',
      paragraphs: [
        greeting,
        'Met deze link ziet u wie u kunt helpen, en wanneer. U zegt er ja of nee.',
        'De link is alleen voor u. Geef hem aan niemand door.',
        'Open hem op uw gsm. Dan blijft hij daar werken.',
      ],
      button: 'Mijn pagina openen',
      closing: [
        'Kreeg u vroeger al een link? Gebruik dan deze. Elk jaar in september krijgt u een nieuwe.',
        'Bent u uw gsm kwijt? Bel ons dan meteen. Wij zetten de link uit.',
      ],
    },
  },
  told: dutchTold,
  bareLink: 'Werkt de knop niet? Open dan deze link:',
  help: ['Hulp nodig? Bel ons op {phone}.', 'Wij zijn er van maandag tot vrijdag, van {fromHour} tot {toHour} uur.'],
  passwordHelp: 'Geef uw wachtwoord aan niemand. Wij vragen er nooit naar.',
};
