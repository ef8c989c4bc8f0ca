/** How search engines and shared links describe the public pages; read while the pages are made, never in a browser. */
export const meta = {
  'home-title': 'Hulp aan huis van een student uit uw buurt',
  'home-description':
    'Gezelschap, boodschappen, vervoer, tuin of huishouden. Eerst de prijs afspreken, achteraf betalen. Tevreden of geld terug.',
  'terms-title': 'Algemene voorwaarden',
  'terms-description': 'Wat u van ons mag verwachten, en wij van u. In gewone woorden.',
  'privacy-title': 'Privacybeleid',
  'privacy-description': 'Wat wij van u bewaren, waarom en hoe lang. En welke rechten u heeft.',
  'accessibility-title': 'Toegankelijkheid',
  'accessibility-description': 'Hoe wij ervoor zorgen dat iedereen de app kan gebruiken. En wat nog niet goed is.',
  'invest-title': 'Investeer in hulp aan huis',
  'invest-description': 'Leen ons geld met een winwinlening. Met vaste rente en een voordeel bij de belastingen.',
  'thanks-title': 'Bedankt voor uw aanmelding',
  'thanks-description': 'Wij bellen u zo snel als wij kunnen.',
  'waitingList-title': 'Meld u aan voor hulp aan huis',
  'waitingList-description': 'Laat uw gegevens achter. Wij bellen u en leggen alles rustig uit.',
  'employerTip-title': 'Tip uw werkgever',
  'employerTip-description': 'Hulp aan huis als voordeel van uw werk. Start uw werkgever? Dan krijgt u een tegoed.',
  'not-found-title': 'Deze pagina bestaat niet',
  'not-found-description': 'Kijk of het adres juist is. Of ga naar de startpagina.',
} as const;
