import type { ToldTexts } from './told-texts.ts';

const wrongMoment = 'Past dit moment niet? Bel ons zo snel mogelijk.';
const answerByPhone = 'Bel ons om te antwoorden.';

export const dutchTold: ToldTexts = {
  greeting: 'Dag {name},',
  sentences: {
    'visit-tomorrow': ['Morgen komt er een student bij u langs. U hoeft niets te doen.', 'Past het niet? Zeg het ons.'],
    'student-assigned': ['Wij vonden een student voor u. U hoeft niets meer te doen.', wrongMoment],
    'student-unassigned': ['De student die zou komen, kan niet. Dat spijt ons.', 'Wij zoeken een andere student.'],
    'visit-moved': ['Het bezoek gaat door, maar op een ander moment.', wrongMoment],
    'move-accepted': ['U vroeg om een ander moment. Dat kan.', 'Wij zoeken nog een student.'],
    'move-declined': [
      'U vroeg om dit bezoek te verplaatsen naar {asked}. Dat lukt niet.',
      '{reason}',
      'De oude afspraak blijft gelden.',
    ],
    'request-cancelled': ['Deze aanvraag gaat niet door. U hoeft niets meer te doen.'],
    'request-resumed': ['Uw aanvraag gaat toch door. Alles blijft zoals het was.'],
    'visit-missed': ['De student kwam niet naar dit bezoek. Dat spijt ons.', 'U betaalt het bezoek niet.'],
    'quote-sent': ['Wij keken uw aanvraag na. Dit is de prijs.', 'Gaat u akkoord?', answerByPhone],
    'visit-done': [
      'Het bezoek is voorbij. Klopt het zoals het hier staat?',
      'Zegt u niets? Dan is het na {silenceHours} uur goed.',
      'Klopt er iets niet? Bel ons.',
    ],
    'visit-asked': ['Dit bezoek is voorbij. Was de student bij u?', answerByPhone],
  },
};
