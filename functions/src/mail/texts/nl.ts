import type { MailTexts } from './mail-texts.ts';

export const dutchMails: MailTexts = {
  language: 'nl',
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
  },
  bareLink: 'Werkt de knop niet? Open dan deze link:',
  help: [
    'Hulp nodig? Bel ons op {phone}.',
    'Wij zijn er van maandag tot vrijdag, van {fromHour} tot {toHour} uur.',
    'Geef uw wachtwoord aan niemand. Wij vragen er nooit naar.',
  ],
};
