/*
 * To be checked by a lawyer before the company uses it. The periods come from src/domain/public/retention.ts. Whoever stores
 * something new on the device, or gives data to another company, changes the articles "device" and "receivers".
 */
export const privacy = {
  title: 'Privacybeleid',
  lead: 'Hier leest u wat {{name}} met uw gegevens doet. Tik op een deel om het te lezen.',
  version: 'Versie {{version}}. Laatst bijgewerkt op {{date}}.',
  'open-all': 'Alles openen',
  'close-all': 'Alles sluiten',
  'articles-title': 'De onderdelen',
  'article-name': '{{number}}. {{title}}',
  articles: {
    controller: {
      title: 'Wie verantwoordelijk is',
      body: [
        '{{name}} beslist waarom en hoe wij uw gegevens gebruiken. De wet noemt dat de verwerkingsverantwoordelijke.',
        [
          'Adres: {{street}}, {{postalCode}} {{town}}',
          'Ondernemingsnummer: {{enterpriseNumber}}',
          'Telefoon: {{phone}}, op weekdagen van {{fromHour}}u tot {{toHour}}u',
          'E-mail: {{email}}',
        ],
        'Wij volgen de Europese privacywet. Die heet kort de GDPR.',
      ],
    },
    data: {
      title: 'Welke gegevens wij hebben',
      body: [
        'Wij vragen alleen wat wij nodig hebben.',
        [
          'Uw account: naam, e-mailadres, telefoonnummer, adres en taal. Uw wachtwoord kunnen wij niet lezen.',
          'Uw aanvragen: soort hulp, dag, uur, adres en wat u erbij schrijft.',
          'Uw betalingen: bedrag, dag en nummer van de betaling. Uw kaartnummer zien wij nooit.',
          'Een formulier op de website: wat u daar invult. Ook via welke reclame u ons vond.',
          'Uw mening over een bezoek: sterren, duur en opmerkingen.',
          'E-mails en telefoontjes: wat u ons vraagt en wat wij antwoorden.',
        ],
        'Wij vragen niet naar uw gezondheid. Schrijf er alleen iets over als de helper het moet weten. U vraagt ons dan om het daarvoor te gebruiken.',
        'Vult u iets in voor iemand anders? Zeg dat dan tegen die persoon.',
      ],
    },
    purposes: {
      title: 'Waarom wij ze gebruiken',
      body: [
        'Voor elk gebruik is er een reden in de wet. Dit zijn ze:',
        [
          'Hulp regelen en een account geven: dat is nodig voor de overeenkomst met u.',
          'Uw vraag of aanmelding beantwoorden: u vroeg het zelf.',
          'Betalingen en boekhouding: de wet verplicht ons daartoe.',
          'Misbruik tegenhouden en fouten vinden: dat is ons gerechtvaardigd belang. Wij wegen altijd af of het uw privacy niet te veel raakt.',
          'Onderdelen van andere bedrijven tonen: alleen als u ja zegt. U mag later nee zeggen.',
        ],
        'Wij verkopen uw gegevens nooit. Geen computer beslist alleen over u: mensen zoeken uw helper.',
      ],
    },
    retention: {
      title: 'Hoelang wij ze bewaren',
      body: [
        'Daarna wissen wij de gegevens, of halen wij uw naam eruit.',
        [
          'Een account dat niemand gebruikt: hoogstens {{inactiveAccountYears}} jaar.',
          'Gegevens van betalingen: {{paymentYears}} jaar. Dat vraagt de wet.',
          'E-mails, brieven en andere berichten: {{correspondenceYears}} jaar.',
        ],
        'Vraagt u eerder om te wissen? Dan doen wij dat, behalve wat wij van de wet moeten bewaren.',
      ],
    },
    receivers: {
      title: 'Wie uw gegevens krijgt',
      body: [
        'Alleen wie ze nodig heeft, krijgt ze:',
        [
          'Uw helper: uw naam, uw adres en wat u vraagt. Hij weet dus waar en waarmee hij helpt.',
          'Onze medewerkers die uw aanvraag regelen.',
          'Google Cloud: bewaart onze gegevens in België en regelt het inloggen.',
          'Stripe: regelt de betalingen met uw kaart.',
          'Ons bedrijf voor e-mail: bezorgt de e-mails die wij u sturen.',
        ],
        'Met deze bedrijven hebben wij een contract. Ze mogen uw gegevens alleen voor ons gebruiken.',
        'De politie of een rechter krijgt gegevens als de wet dat oplegt.',
      ],
    },
    place: {
      title: 'Waar uw gegevens staan',
      body: [
        'Uw aanvragen en uw profiel staan op computers in België.',
        'Inloggen en betalen kan ook buiten de Europese Unie langs een computer gaan. Dan gelden de modelcontracten van de Europese Commissie. Die geven uw gegevens dezelfde bescherming.',
      ],
    },
    device: {
      title: 'Wat op uw toestel blijft',
      body: [
        'Wij plaatsen geen cookies om u te volgen. De app bewaart wel dingen op uw toestel. Zo werkt ze ook zonder internet:',
        [
          'Uw taal, de grootte van de tekst, de kleuren en de breedte van het menu.',
          'Of u beoordelingen van een andere website wilt zien.',
          'Dat u ingelogd bent. Bij uitloggen verdwijnt dat.',
          'Wat u invult maar nog niet verstuurde. Ook wat klaarstaat om te vertrekken.',
          'Een kopie van uw aanvragen en uw profiel. Bij uitloggen verdwijnt die.',
          'De eerste schermen, zoals u ze het laatst zag. Bij uitloggen verdwijnen die.',
          'De bestanden van de app zelf.',
          'Zolang de pagina open is: of u test, via welke reclame u kwam en hoeveel de app opvroeg.',
        ],
        'Dit is nodig om de app te laten werken. Daarom vragen wij er geen toestemming voor.',
        'Spreekt u een antwoord in? Dan kan het geluid naar de maker van uw toestel gaan. Wij vragen het u eerst.',
        'Op de startpagina kunt u beoordelingen van een andere website tonen. Die website ziet dan dat u er was. Wij laden ze pas als u ja zegt. U verandert uw keuze daar wanneer u wilt.',
      ],
    },
    rights: {
      title: 'Uw rechten',
      body: [
        'U mag ons altijd vragen om:',
        [
          'te tonen welke gegevens wij van u hebben',
          'ze te verbeteren',
          'ze te wissen',
          'ze minder te gebruiken',
          'ze aan u of een ander bedrijf door te geven',
          'te stoppen met een gebruik waar u niet mee akkoord gaat',
        ],
        'Gaf u toestemming? Dan mag u die altijd terugnemen.',
        'Dat doet u met de knop onderaan. Of u belt of mailt ons. Wij antwoorden binnen een maand. Het is gratis.',
        'Niet tevreden over ons antwoord? Dan mag u klagen bij de Gegevensbeschermingsautoriteit. Die controleert of bedrijven de privacywet volgen.',
        'Het adres is Drukpersstraat 35, 1000 Brussel. De website is gegevensbeschermingsautoriteit.be.',
      ],
    },
    children: {
      title: 'Kinderen',
      body: [
        'Alleen wie minstens {{minimumAge}} jaar is, mag een account maken.',
        'Past een helper op uw kinderen? Geef dan alleen de gegevens die de helper nodig heeft.',
        'Kreeg een kind toch een account? Bel ons. Wij wissen de gegevens.',
      ],
    },
    security: {
      title: 'Hoe wij uw gegevens beschermen',
      body: [
        [
          'Alles wat uw toestel verstuurt, is versleuteld. Niemand leest onderweg mee.',
          'U ziet alleen uw eigen gegevens. De computer kijkt dat bij elke vraag na.',
          'Alleen medewerkers die ze nodig hebben, kunnen erbij.',
          'In onze foutverslagen staan geen namen of adressen.',
        ],
        'Gaat er toch iets mis? Dan melden wij dat binnen 72 uur aan de Gegevensbeschermingsautoriteit. Is het gevaarlijk voor u, dan hoort u het ook.',
      ],
    },
    changes: {
      title: 'Wijzigingen en contact',
      body: [
        'Wij passen deze tekst aan als er iets verandert. De datum bovenaan verandert mee. Gaat het om iets belangrijks? Dan krijgt u een e-mail.',
        'Heeft u een vraag over uw gegevens? Bel ons op {{phone}} of mail naar {{email}}.',
      ],
    },
  },
  'to-own-data': 'Uw gegevens opvragen of wissen',
  'to-terms': 'Lees de algemene voorwaarden',
  'contact-title': 'Vragen over uw gegevens?',
  'contact-text': 'Bel of mail ons. Een mens antwoordt u.',
  'contact-phone': 'Bel {{phone}}',
  'contact-mail': 'Mail naar {{email}}',
} as const;
