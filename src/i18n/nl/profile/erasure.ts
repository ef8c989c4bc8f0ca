/** Erasing the own account: on the profile, and behind the link of the mail. */
export const erasure = {
  ask: 'Mijn account en gegevens wissen',
  'ask-again': 'De e-mail opnieuw vragen',
  'ask-title': 'Uw account en gegevens wissen',
  goes: 'Wij wissen uw account, uw naam, adres en telefoonnummer, uw aanvragen, berichten en instellingen. Daarna kunt u niet meer inloggen.',
  'goes-family':
    'Wij wissen uw account, uw naam en telefoonnummer, uw berichten en instellingen. Daarna kunt u niet meer inloggen.',
  'circle-family': 'U helpt dan ook niemand meer regelen. Wat u voor een ander regelde, blijft van die persoon.',
  visits: 'Bezoeken die dan nog gepland zijn, zeggen wij af. Dat kost u niets.',
  money:
    'Hebt u nog saldo? Bel ons eerst op {{phone}}, dan betalen wij het terug. Wat u nog moet betalen, blijft u verschuldigd.',
  'money-left':
    'U hebt nog {{amount}} saldo. Bel ons eerst op {{phone}}, dan betalen wij het terug. Wat u nog moet betalen, blijft u verschuldigd.',
  stays: 'Betalingen en bewijzen bewaren wij tien jaar, zonder uw naam. Dat moet van de wet.',
  'stays-family': 'Bewijzen van wat u betaalde bewaren wij tien jaar, zonder uw naam. Dat moet van de wet.',
  how: 'U krijgt eerst een e-mail. Daarin bevestigt u het. Daarna hebt u nog 14 dagen om u te bedenken.',
  'ask-go': 'Ja, ga verder',
  'ask-busy': 'Bezig met versturen...',
  'ask-stay': 'Mijn account houden',
  'ask-failed': 'De e-mail is niet verstuurd',
  'asked-title': 'Kijk in uw e-mail',
  'asked-text':
    'Wij stuurden u een e-mail. Druk daarin op de knop om het wissen te bevestigen. De knop werkt 7 dagen. Tot dan wissen wij niets.',
  'waiting-title': 'Wij wissen uw account en gegevens op {{day}}',
  'waiting-text':
    'Tot {{day}} kunt u zich bedenken. Druk dan op de knop. Hebt u nog saldo? Bel ons vóór die dag op {{phone}}.',
  withdraw: 'Toch niet wissen',
  'withdraw-busy': 'Even geduld...',
  'withdrawn-title': 'Er wordt niets gewist',
  'withdrawn-text': 'Uw account en uw gegevens blijven zoals ze zijn.',
  'confirm-text':
    'Druk op de knop om te bevestigen dat wij uw account en gegevens wissen. Daarna hebt u nog 14 dagen om u te bedenken.',
  confirm: 'Ja, wis mijn account en gegevens',
  'confirm-busy': 'Even geduld...',
  'confirm-stay': 'Nee, naar mijn account',
  'confirm-failed': 'Het is niet bevestigd',
  'confirmed-text':
    'U krijgt hierover een e-mail. Tot {{day}} kunt u zich bedenken. Druk hier op de knop, of kom terug met de knop in de e-mail. Hebt u nog saldo? Bel ons op {{phone}}.',
  'to-app': 'Naar mijn account',
} as const;
