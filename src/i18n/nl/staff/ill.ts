/** A student who cannot come: her visits go to others. */
export const ill = {
  title: 'Deze student is ziek',
  back: 'Naar de kalender',
  student: 'Welke student?',
  'choose-student': 'Kies een student',
  from: 'Van',
  to: 'Tot en met',
  'students-loading': 'De studenten komen eraan.',
  'visits-loading': 'De bezoeken komen eraan.',
  'failed-title': 'Wij kunnen dit nu niet tonen',
  'choose-first': 'Kies eerst een student. Daarna ziet u welke bezoeken een ander moet doen.',
  none: 'Er zijn geen bezoeken van {{name}} in deze dagen.',
  count_one: '1 bezoek van {{name}}',
  count_other: '{{count}} bezoeken van {{name}}',
  reason: 'Wat schrijven wij in de notities?',
  'reason-hint': 'Schrijf niet wat iemand mankeert.',
  'reason-default': 'De student kan niet komen.',
} as const;
