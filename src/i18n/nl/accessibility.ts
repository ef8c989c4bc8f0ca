/*
 * To be checked by a lawyer before the company uses it. Says only what the tests of this project show, and what they do not:
 * whoever changes what is tested, or learns of something that falls short, changes this text and its date
 * (src/domain/public/accessibility-statement.ts).
 */
export const accessibility = {
  title: 'Toegankelijkheid',
  lead: 'Iedereen moet {{name}} kunnen gebruiken. Hier leest u hoe wij daarvoor zorgen, en wat nog niet goed is.',
  updated: 'Laatst bijgewerkt op {{date}}.',
  service: {
    title: 'Waarover dit gaat',
    body: [
      'Dit gaat over de website en de app van {{name}}. U vraagt er hulp aan huis mee, en u betaalt ze ermee.',
      'Familie gebruikt dezelfde app. Studenten hebben een eigen pagina.',
      'Hulp regelen kan ook aan de telefoon.',
    ],
  },
  standard: {
    title: 'Welke regels wij volgen',
    body: [
      'De Europese wet zegt wat een app voor iedereen bruikbaar maakt. De regels staan in de norm {{european}}.',
      'Wij volgen daarbij de internationale regels WCAG {{wcag}}, op niveau AA. De strengste groep heet AAA. Die volgen wij waar wij kunnen, zoals voor het contrast van de tekst.',
      'Volgens onze eigen tests voldoet de app hieraan. Wat nog niet goed is, staat hieronder.',
    ],
  },
  offers: {
    title: 'Wat u mag verwachten',
    body: [
      [
        'Letters zijn groot. U maakt ze nog groter bij de instellingen.',
        'Tekst steekt goed af tegen de achtergrond. U kiest zelf lichte of donkere kleuren.',
        'Knoppen zijn groot en staan niet te dicht bij elkaar.',
        'Alles werkt met een muis, met een vinger en met een toetsenbord.',
        'U hoeft zich nooit te haasten. Wat u invult, blijft staan.',
        'De film heeft geen geluid. Wat erin staat, leest u eronder.',
        'Een ontvangstbewijs kan een programma voorlezen.',
      ],
    ],
  },
  tested: {
    title: 'Hoe wij het nakeken',
    body: [
      'Wij hebben de app zelf nagekeken. Een computer doet dat opnieuw bij elke verandering:',
      [
        'Het programma axe zoekt fouten op elk scherm, in het Nederlands en in het Engels.',
        'Elk scherm wordt gemeten op een telefoon en op een tablet. Ook met tekst die dubbel zo groot is.',
        'De belangrijkste taken worden gedaan met alleen een toetsenbord.',
        'Lettergrootte, contrast en knoppen worden nagemeten.',
      ],
      'Zo’n programma vindt niet alle fouten. Daarom zeggen wij ook wat wij niet weten.',
    ],
  },
  gaps: {
    title: 'Wat nog niet goed is',
    body: [
      [
        'Wij testten nog niet met mensen die elke dag een schermlezer of ander hulpmiddel gebruiken.',
        'Geen bedrijf van buiten keek de app na.',
        'De betaalpagina is van Stripe. De beoordelingen op de startpagina komen van een andere website. Die keken wij niet na.',
        'Een antwoord inspreken en tekst laten voorlezen kan niet op elk toestel. Typen en tikken kan altijd.',
        'De app is er in het Nederlands en het Engels, nog niet in het Frans.',
        'Wat een student of medewerker u schrijft, is misschien minder makkelijk om te lezen.',
        'Op een toestel van vóór 2023 werkt de app misschien niet. Bel ons dan.',
      ],
      'De schermen van onze medewerkers hebben kleinere letters en knoppen. Klanten gebruiken die niet.',
    ],
  },
  complaint: {
    title: 'Niet tevreden?',
    body: [
      'Lukt iets niet? Bel of mail ons. Zeg wat u wilde doen, dan helpen wij u meteen. U krijgt een antwoord binnen {{answerDays}} dagen.',
      'Helpt ons antwoord niet? Dan mag u klagen bij de FOD Economie. Die kijkt na of bedrijven deze wet volgen.',
      ['Telefoon: {{authorityPhone}}. Dat is gratis.', 'Adres: {{authorityAddress}}'],
    ],
    link: 'Klagen via {{site}}',
  },
  'contact-title': 'Lukt iets niet?',
  'contact-text': 'Bel of mail ons. Een mens antwoordt u.',
  'contact-phone': 'Bel {{phone}}',
  'contact-mail': 'Mail naar {{email}}',
} as const;
