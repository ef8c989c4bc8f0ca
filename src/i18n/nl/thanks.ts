export const thanks = {
  title: 'Bedankt voor uw aanmelding',
  lead: 'Fijn dat u aan ons denkt. U hoeft nu niets meer te doen.',
  'next-title': 'Wat gebeurt er nu?',
  steps: [
    'Wij bellen of mailen u. Dat doen wij op een weekdag, van {{fromHour}}u tot {{toHour}}u.',
    'U vertelt welke hulp u zoekt. Samen spreken wij een prijs af.',
    'Wij zoeken een student die bij u past. Die komt op de dag die u kiest.',
    'U betaalt pas na het bezoek.',
  ],
  'account-title': 'Wilt u nu al verder?',
  'call-title': 'Liever niet wachten?',
  'call-text': 'Bel ons op {{phone}}. Wij helpen u meteen verder.',
} as const;
