/** What a new colleague reads in ten minutes (src/domain/staff/help-chapters.ts has the order). */
export const help = {
  title: 'Help',
  lead: 'Nieuw hier? Lees dit in tien minuten. Daarna kent u elk scherm.',
  contents: 'Inhoud',
  version: 'Versie {{version}}',
  chapters: {
    screens: {
      title: 'Wat staat waar?',
      picture: 'Het scherm Vandaag, met de lijsten van wat op iemand wacht.',
      body: [
        'Begin elke dag bij Vandaag. Daar staat alles wat op iemand wacht. Het dringendste staat bovenaan.',
        [
          'Aanvragen: alle aanvragen, met filters.',
          'Kalender: alle bezoeken, per week of per dag.',
          'Klanten: zoek iemand op naam, telefoon of postcode. Een tikfout mag.',
          'Studenten: wie er helpt, wat iemand kan en wanneer iemand vrij is.',
          'Onder Meer staat de rest: leads, reviews, mails, saldo, cijfers, collega’s en het logboek. U ziet wat bij uw rol hoort: een teamleider geeft rollen bij Collega’s.',
        ],
        'U logt in met uw wachtwoord en een code van uw telefoon. Is uw telefoon weg? Bel een collega. Die wist uw tweede stap bij Collega’s, en u stelt hem opnieuw in.',
        'Bewaart u een lijst of geeft u geld terug? Dan vragen wij uw wachtwoord en code soms nog eens.',
        'Links staat een lijst. Rechts staat wat u opent. Op een telefoon ziet u één van de twee.',
        'Bij Aanvragen sorteert een druk op een kop de lijst. Bewaar een filter met Mijn lijsten: u vindt die op elk toestel.',
      ],
    },
    request: {
      title: 'Van aanvraag tot bezoek',
      picture: 'Een open aanvraag: links de lijst, rechts de klant en de vraag.',
      body: [
        'Elke aanvraag gaat door dezelfde stappen. De stap staat op de kaart van de aanvraag.',
        [
          'Nieuw: neem de aanvraag. Dan zien collega’s dat u eraan werkt.',
          'Prijs te maken: stel een prijs voor.',
          'Wacht op een ja: de klant moet nog antwoorden.',
          'Zonder student: kies wie er gaat.',
          'Gevraagd aan student: de student moet nog antwoorden.',
          'Gepland: de klant krijgt een mail met de naam van de student.',
          'Bezig, Klaar en Betaald: het bezoek en wat erna komt.',
        ],
        'Op één scherm staat alles: de klant, de vraag, de prijs, de bezoeken, de notities en de mails.',
      ],
    },
    quote: {
      title: 'Een prijs voorstellen',
      picture: 'Het venster om een prijs voor te stellen, met de prijs uit de prijslijst.',
      body: [
        'De prijs uit de prijslijst staat al ingevuld. Een andere prijs kan ook. Schrijf dan waarom.',
        'De klant zegt ja of nee in de app. Belt de klant? Noteer het antwoord, en met wie u sprak.',
        'Zonder ja komt er geen bezoek. De afgesproken prijs verandert later niet meer, tenzij de klant weer ja zegt.',
      ],
    },
    matching: {
      title: 'De beste student kiezen',
      picture: 'De beste studenten voor één bezoek, elk met de redenen in woorden.',
      body: [
        'Bij een aanvraag zonder student staan hoogstens vijf studenten. De beste staat bovenaan. Bij elke naam staat waarom.',
        [
          'Was hier al: een klant ziet graag een bekend gezicht.',
          'De weg: een schatting uit de postcodes, met de fiets of de auto.',
          'Vrij op die dag, en nog plaats in de week.',
          'Spreekt de taal die de klant graag hoort.',
          'Uren dit jaar: boven de grens kan het niet meer.',
        ],
        'Wie het bezoek niet kan doen, staat er niet bij. Zoek de naam en u leest waarom.',
        'Leeftijd, geslacht of afkomst tellen nooit mee. De wet verbiedt dat, ook als een klant het vraagt.',
        'Zoeken er veel bezoeken iemand? Voorstel voor alle bezoeken rekent alles samen uit. U beslist rij per rij.',
      ],
    },
    calendar: {
      title: 'Kalender, verplaatsen en ziekte',
      picture: 'De kalender van een week, met een rij voor elke student.',
      body: [
        'Kijk per week of per dag, volgens student of volgens gemeente.',
        'Sleep een bezoek naar een ander uur, of gebruik de knop. U ziet eerst wat er in de weg zit.',
        'Is iets echt onmogelijk, dan gaat het niet door. Past iets minder goed, dan schrijft u waarom.',
        'Klanten en hun familie vragen zelf een ander moment, tot drie dagen vooraf. Dat staat bij Vandaag, onder Verplaatsen.',
        [
          'Tot iemand ja zegt, geldt de oude afspraak. De student krijgt ook een mail en kan zelf ja of nee zeggen.',
          'Ja: kies Verplaatsen. Klant en student krijgen een mail met het nieuwe moment.',
          'Nee: kies Niet verplaatsen en schrijf waarom. De klant leest die reden.',
          'Kan de student dan niet? Verplaats het bezoek en zoek een andere student.',
          'Een ja was een vergissing? Neem de stap terug. Klant en student krijgen weer bericht.',
        ],
        'Is een student ziek? Kies Deze student is ziek. Zet de dagen op niet beschikbaar. Voor elk bezoek komt er een nieuw voorstel.',
      ],
    },
    together: {
      title: 'Met twee tegelijk',
      picture: 'Een melding: een collega was u voor, met wat er gebeurde.',
      body: [
        'Wat een collega doet, ziet u binnen enkele seconden.',
        'Deed iemand net iets met dezelfde aanvraag? Dan gebeurt er niets dubbel. U leest wie het was, wat er gebeurde en wanneer.',
        'Kijk dan opnieuw, en beslis of uw stap nog nodig is.',
      ],
    },
    offline: {
      title: 'Zonder netwerk',
      picture: 'De lijst van aanvragen zonder netwerk, met de dag van de gegevens.',
      body: [
        'Valt het netwerk weg? U ziet nog altijd de laatste gegevens. De dag en het uur staan erbij.',
        'Veranderen kan dan niet. De knoppen zeggen dat, nog voor u iets typt.',
        'Komt het netwerk terug, dan werkt alles weer vanzelf.',
      ],
    },
    phone: {
      title: 'Een aanvraag aan de telefoon',
      picture: 'Het formulier voor een aanvraag van een nieuwe klant.',
      body: [
        'Zoek eerst de klant. Kent u de klant nog niet? Kies dan Nieuwe klant.',
        'Een klant heeft geen account nodig. Bevestigen kan met een mail, op papier of via een familielid.',
        'Krijgt de klant geen mails? Dan staat elke verandering bij Vandaag, onder Brieven en telefoontjes.',
        [
          'Open de regel. U ziet wat u vertelt, tegen wie, en tot wanneer.',
          'Kies Ik bel nu, of druk de brief af. Een collega ziet dat u bezig bent.',
          'Noteer daarna hoe het liep. Nam niemand op? Dan blijft de regel staan.',
          'Klopt het niet meer, of is het te laat? Dan verdwijnt de regel vanzelf.',
          'Bellen of een brief: dat kiest u per klant, bij Gegevens aanpassen.',
        ],
        'Is het bezoek binnen de drie dagen? Schrijf dan waarom dat mag.',
        'Belde een lead? Boek vanuit die lead. Dan staan de gegevens er al, en niemand belt nog eens.',
        'Wil de klant later toch een account? Nodig uit vanuit Klanten. Alle aanvragen en bezoeken blijven staan.',
      ],
    },
    waiting: {
      title: 'Leads, reviews en mails',
      picture: 'Een open lead: wie schreef, wat er stond en wat u kunt doen.',
      body: [
        'Leads zijn mensen die ons schreven: de wachtlijst, het formulier en tips over een werkgever. Elke mens staat er één keer.',
        'Noteer na elk gesprek hoe het liep. Kies een dag als u moet terugbellen.',
        'Bij Reviews leest u wat klanten van een bezoek vonden.',
        'Bij Mails ziet u wat niet vertrok, en waarom. U kunt zo’n mail opnieuw sturen.',
        'Bij Vandaag staat wie u moet vragen of familie nog mag regelen. Bel, en noteer het antwoord bij Klanten.',
      ],
    },
    money: {
      title: 'Saldo en een tweede ja',
      picture: 'Het scherm Saldo, met een bedrag dat op een tweede ja wacht.',
      body: [
        'Klopt een saldo niet? Zet het recht, met een reden.',
        'Tot 100 euro per klant en per dag mag u dat alleen. Boven 100 euro moet een collega ook ja zeggen. Zelf ja zeggen kan dan niet.',
        'Wat op een tweede ja wacht, staat bij Vandaag en bij Saldo. Bij een nee boeken wij niets.',
      ],
    },
    unpaid: {
      title: 'Betalen en teruggeven',
      picture: 'Een klant die te laat betaalt: u kiest of er kosten bij komen.',
      body: [
        'Dekt het saldo een bezoek niet? De klant leest wat er ontbreekt. Bij ons staat dat bij Nog te betalen.',
        'Na 14 dagen volgt één gratis herinnering. Wie geen mail krijgt, krijgt een brief. Die wacht bij Vandaag. Druk die af, doe die op de post en noteer dat.',
        'Komt er geen betaling? Dan wacht de vraag naar kosten bij Vandaag. Niets gaat vanzelf.',
        [
          'Kosten vragen: de klant betaalt extra, zoals in de herinnering stond.',
          'Geen kosten vragen: met een reden, en voor altijd.',
          'Kosten terugnemen: dat kan tot de kosten betaald zijn.',
          'Overschrijving boeken: bij Saldo, met de mededeling van het afschrift. Wat open stond, is dan betaald.',
          'Over te schrijven: geld dat niet terug kan naar een kaart. Schrijf het over en vink het af.',
          'Geld teruggeven: bij een betaald bezoek in de aanvraag. Het komt op het saldo.',
          'Bewijzen en overzichten: bij Klanten. U opent er wat de klant ook ziet.',
        ],
        'Kent u alleen de mededeling? Zoek die bij Klanten.',
      ],
    },
    audit: {
      title: 'Wat het logboek bewaart',
      picture: 'Het logboek, met een regel die open is.',
      body: [
        'Het logboek bewaart elke stap: wie, wat, wanneer, en hoe het vroeger was.',
        'Ook een zoektocht naar een klant en een lijst die u meeneemt, staan erin.',
        'Namen en adressen staan er niet in. Niemand kan het logboek veranderen, ook wij niet.',
      ],
    },
    keys: {
      title: 'Werken zonder muis',
      picture: 'Het venster met alle sneltoetsen van een open aanvraag.',
      body: [
        'Met Ctrl+K zoekt u een actie, een scherm of een klant. Met ? ziet u alle toetsen van het scherm.',
        [
          'J en K, of de pijltjes: volgende en vorige in de lijst.',
          'T: de aanvraag nemen. Enter: een prijs voorstellen. A: een antwoord aan de telefoon.',
          '1 tot 5: een student vragen. P: de beste student plannen.',
          'N: een notitie. M: verplaatsen. R: de student weghalen. Esc: sluiten.',
          'Spatie: een rij kiezen. Kies er meer, en één stap geldt voor alle gekozen aanvragen.',
          'U: uw laatste stappen. Daar maakt u een stap ongedaan, als niemand na u iets deed.',
        ],
        'Drukt u soms per ongeluk? Zet de losse letters uit, in hetzelfde venster.',
      ],
    },
  },
} as const;
