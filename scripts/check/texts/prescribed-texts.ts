/**
 * Texts that the specification gives to the letter, with its section. They are exempt from our rules. A text that the
 * product no longer uses is removed from this list.
 */
export const prescribedTexts: readonly { readonly section: number; readonly text: string }[] = [
  { section: 2, text: 'Admin Panel' },
  { section: 2, text: 'Credits' },
  { section: 2, text: 'Credits Beheer' },
  { section: 2, text: 'Meld je aan voor {{name}}' },
  { section: 2, text: 'Service aanvraag #{{reference}}' },
  { section: 2, text: 'We contacteren je om een prijs af te spreken' },
  { section: 2, text: 'Controleer uw e-mail om uw account te verifiëren.' },
  { section: 6, text: 'U heeft geen toegang. Alleen senioren kunnen inloggen op deze applicatie.' },
  { section: 6, text: 'Uw profiel is niet correct geconfigureerd. Neem contact op met support.' },
  { section: 8, text: 'Bedankt voor je aanmelding! We nemen spoedig contact met je op.' },
  { section: 8, text: 'Bedankt voor je tip! We nemen binnenkort contact op met je werkgever.' },
  { section: 8, text: 'E-mail geverifieerd. U kunt nu inloggen.' },
  { section: 8, text: 'Ongeldige sessie' },
  { section: 8, text: 'De verificatielink is verlopen. Vraag een nieuwe aan.' },
  { section: 8, text: 'Er is een fout opgetreden bij het kopen van credits' },
  { section: 8, text: 'Credits succesvol gekocht! {{n}} credits toegevoegd aan uw saldo.' },
  {
    section: 8,
    text: 'Er is een probleem opgetreden bij het verifiëren van uw betaling. Neem contact op met support.',
  },
  { section: 9, text: '1 credit = 1 euro' },
  { section: 8, text: 'Verificatie mislukt. De link werkt niet of werd al gebruikt.' },
  {
    section: 8,
    text: 'Er is een fout opgetreden bij het indienen van je aanvraag. Probeer het later opnieuw of neem contact op met onze ondersteuning.',
  },
  {
    section: 8,
    text: 'Kon de aanvraag niet annuleren vanwege een database configuratie probleem. Neem contact op met een beheerder.',
  },
  { section: 8, text: 'Geen geldige token gevonden in de URL.' },
  { section: 8, text: 'Er is een fout opgetreden bij het valideren van de link.' },
  { section: 8, text: 'Er is een fout opgetreden bij het versturen van je beoordeling.' },
  { section: 8, text: 'Bedankt voor je feedback! Dit helpt {{name}} om betere hulp te bieden.' },
];
