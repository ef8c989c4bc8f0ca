import type { ErasureMails } from './erasure-mails.ts';

const account = (greeting: string): Pick<ErasureMails, 'erasure-question' | 'erasure-begun' | 'account-unused'> => ({
  'erasure-question': {
    subject: 'Voulez-vous effacer votre compte et vos données\u00a0?',
    heading: 'Effacer votre compte et vos données',
    paragraphs: [
      greeting,
      'Quelqu’un a demandé dans {brand}, avec votre compte, d’effacer votre compte et vos données.',
      'Vous le voulez\u00a0? Cliquez sur le bouton et confirmez-le sur la page.',
      'Vous avez ensuite 14 jours pour changer d’avis. Nous n’effaçons tout qu’après.',
    ],
    button: 'Je veux le confirmer',
    closing: [
      'Le bouton fonctionne 7 jours.',
      'Vous ne l’avez pas demandé\u00a0? Alors vous ne devez rien faire. Rien n’est effacé.',
    ],
  },
  'erasure-begun': {
    subject: 'Votre compte et vos données seront effacés',
    heading: 'Nous effaçons vos données le {until}',
    paragraphs: [
      greeting,
      'Vous avez confirmé que nous effaçons votre compte et vos données.',
      'Vous pouvez changer d’avis jusqu’au {until}. Connectez-vous et cliquez sur le bouton près de vos données.',
      'Des visites chez vous sont encore prévues ce jour-là\u00a0? Nous les annulons sans frais.',
      'Il vous reste un solde\u00a0? Appelez-nous avant ce jour. Nous le remboursons.',
      'Nous gardons les paiements et les preuves dix ans sans votre nom. La loi l’exige.',
    ],
    button: 'Voir mes données',
    closing: ['Vous ne l’avez pas demandé\u00a0? Appelez-nous tout de suite.'],
  },
  'account-unused': {
    subject: 'Voulez-vous garder vos données chez {brand}\u00a0?',
    heading: 'Nous effaçons vos données le {until}',
    paragraphs: [
      greeting,
      'Nous ne vous avons plus vu depuis presque cinq ans. Nous ne gardons pas plus longtemps les données de qui n’a plus besoin de nous.',
      'Vous voulez les garder\u00a0? Connectez-vous avant le {until}, ou appelez-nous au {phone}. Tout reste alors comme avant.',
      'Vous n’en avez plus besoin\u00a0? Alors vous ne devez rien faire. Le {until}, nous effaçons votre nom, votre adresse et vos messages.',
      'Il vous reste un solde\u00a0? Appelez-nous avant ce jour. Nous le remboursons.',
    ],
    button: 'Je veux rester\u00a0: me connecter',
    closing: ['Nous gardons les paiements et les preuves dix ans sans votre nom. La loi l’exige.'],
  },
});

const data = (greeting: string): Pick<ErasureMails, 'own-data' | 'data-erasure-question' | 'data-erasure-begun'> => ({
  'own-data': {
    subject: 'Vos données sont prêtes',
    heading: 'Vos données sont prêtes',
    paragraphs: [
      greeting,
      'Quelqu’un a demandé dans {brand} les données que nous gardons de vous.',
      'Cliquez sur le bouton. Vous les recevez en un seul fichier. Il contient une page à lire.',
      'Quelque chose n’est pas correct\u00a0? Dites-le-nous sur la même page.',
    ],
    button: 'Recevoir mes données',
    closing: [
      'Le bouton fonctionne un jour. Ne transmettez cet e-mail à personne\u00a0: qui l’a peut lire vos données.',
      'Vous ne l’avez pas demandé\u00a0? Alors vous ne devez rien faire. Personne d’autre n’a rien reçu.',
    ],
  },
  'data-erasure-question': {
    subject: 'Voulez-vous effacer vos données\u00a0?',
    heading: 'Effacer vos données',
    paragraphs: [
      greeting,
      'Quelqu’un a demandé dans {brand} d’effacer ce que nous gardons avec cette adresse e-mail.',
      'Vous le voulez\u00a0? Cliquez sur le bouton et confirmez-le sur la page.',
      'Vous avez ensuite 14 jours pour changer d’avis. Nous n’effaçons tout qu’après.',
    ],
    button: 'Je veux le confirmer',
    closing: [
      'Le bouton fonctionne 7 jours. Gardez cet e-mail\u00a0: le même bouton permet de changer d’avis.',
      'Vous ne l’avez pas demandé\u00a0? Alors vous ne devez rien faire. Rien n’est effacé.',
    ],
  },
  'data-erasure-begun': {
    subject: 'Vos données seront effacées',
    heading: 'Nous effaçons vos données le {until}',
    paragraphs: [
      greeting,
      'Vous avez confirmé que nous effaçons vos données.',
      'Vous pouvez changer d’avis jusqu’au {until}. Cliquez encore une fois sur le bouton de notre e-mail précédent.',
      'Vous êtes étudiant\u00a0? Nous donnons à un autre les visites encore prévues ce jour-là.',
    ],
    button: 'Vers notre site',
    closing: ['Vous ne l’avez pas demandé\u00a0? Appelez-nous tout de suite.'],
  },
});

const requests = (
  greeting: string,
): Pick<ErasureMails, 'data-request-received' | 'data-request-done' | 'data-request-refused'> => ({
  'data-request-received': {
    subject: 'Nous avons reçu votre question sur vos données',
    heading: 'Nous avons reçu votre question',
    paragraphs: [
      greeting,
      'Vous nous avez posé une question sur les données que nous gardons de vous.',
      'Nous répondons dans le mois\u00a0: au plus tard le {until}. C’est gratuit.',
    ],
    facts: [{ label: 'Votre question', value: '{question}' }],
    button: 'Vers mes données',
    closing: ['Vous ne devez rien faire. Vous ne l’avez pas demandé\u00a0? Appelez-nous tout de suite.'],
  },
  'data-request-done': {
    subject: 'Nous avons fait ce que vous demandiez',
    heading: 'Nous avons fait ce que vous demandiez',
    paragraphs: [greeting, 'Vous nous avez posé une question sur vos données. C’est fait. Voici notre réponse.'],
    facts: [
      { label: 'Votre question', value: '{question}' },
      { label: 'Notre réponse', value: '{answer}' },
    ],
    button: 'Vers mes données',
    closing: ['Quelque chose n’est pas correct\u00a0? Appelez-nous.'],
  },
  'data-request-refused': {
    subject: 'Notre réponse à votre question',
    heading: 'Nous ne pouvons pas faire ce que vous demandez',
    paragraphs: [
      greeting,
      'Vous nous avez posé une question sur vos données. Nous ne pouvons pas le faire. Vous lisez pourquoi ci-dessous.',
    ],
    facts: [
      { label: 'Votre question', value: '{question}' },
      { label: 'Notre réponse', value: '{answer}' },
    ],
    button: 'Vers mes données',
    closing: [
      'Vous n’êtes pas d’accord\u00a0? Appelez-nous.',
      'Vous pouvez aussi porter plainte à l’Autorité de protection des données. Ou vous allez en justice.',
      'L’adresse est rue de la Presse 35, 1000 Bruxelles. Le site est autoriteprotectiondonnees.be.',
    ],
  },
});

export const frenchErasure = (greeting: string): ErasureMails => ({
  ...account(greeting),
  ...data(greeting),
  ...requests(greeting),
});
