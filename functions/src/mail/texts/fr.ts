import { frenchAroundVisit } from './around-visit/fr.ts';
import { frenchAfterVisit } from './after-visit/fr.ts';
import { frenchDebts } from './debts/fr.ts';
import { serviceNames } from '#functions/shell/service-names.ts';
import { frenchMoneyBack } from './money-back/fr.ts';
import { frenchErasure } from './erasure/fr.ts';
import { frenchCircle } from './circle/fr.ts';
import { frenchGifts } from './gifts/fr.ts';
import { frenchTold } from './told/fr.ts';
import type { MailFact, MailTexts } from './mail-texts.ts';

const greeting = 'Bonjour {name},';
const reference: MailFact = { label: 'Référence', value: '{reference}' };
const service: MailFact = { label: 'Service', value: '{service}' };
const when: MailFact = { label: 'Quand', value: '{when}' };
const hours: MailFact = { label: 'Durée', value: '{hours}' };
const perHour: MailFact = { label: 'Prix par heure', value: '{perHour}' };
const startedHalfHours = 'Vous payez par demi-heure entamée, comme convenu.';
const receiptThere = 'Votre justificatif se trouve près de votre solde. Vous pouvez l’y garder ou l’imprimer.';
const address: MailFact = { label: 'Adresse', value: '{address}' };

/** In French, zero and one are singular. */
const several = (count: number): string => (Math.abs(count) < 2 ? '' : 's');

export const frenchMails: MailTexts = {
  language: 'fr',
  colon: '\u00a0:',
  formats: {
    locale: 'fr-BE',
    services: serviceNames.FR,
    moment: (day, hour, minute) => `${day} à ${hour} heure${several(hour)}${minute === null ? '' : ` ${minute}`}`,
    hours: (count, shown) => `${shown} heure${several(count)}`,
    credits: (count) => `${count} crédit${several(count)}`,
    euro: (count, shown) => `${shown} euro${several(count)}`,
  },
  templates: {
    'verify-email': {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue chez {brand}',
      paragraphs: [
        'Vous avez créé un compte avec cette adresse e-mail.',
        'Cliquez sur le bouton. Nous saurons ainsi que l’adresse est la vôtre. Vous pourrez ensuite vous connecter.',
      ],
      button: 'Confirmer mon adresse e-mail',
      closing: [
        'Le lien est trop ancien\u00a0? Demandez-en un nouveau sur la page de connexion.',
        'Vous n’avez pas créé de compte\u00a0? Alors vous ne devez rien faire.',
      ],
    },
    'reset-password': {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Vous nous avez demandé un nouveau mot de passe pour {brand}.',
        'Cliquez sur le bouton. Choisissez ensuite vous-même votre nouveau mot de passe.',
      ],
      button: 'Choisir un mot de passe',
      closing: [
        'Le lien ne marche que peu de temps. Il est trop ancien\u00a0? Demandez-en un nouveau.',
        'Vous n’avez rien demandé\u00a0? Alors vous ne devez rien faire. Votre mot de passe ne change pas.',
      ],
    },
    welcome: {
      subject: 'Votre compte chez {brand} est prêt',
      heading: 'Bienvenue chez {brand}',
      paragraphs: [
        greeting,
        'Votre adresse e-mail est confirmée. Votre compte est prêt.',
        'Vous pouvez maintenant demander de l’aide. Nous chercherons un étudiant qui vous convient.',
      ],
      button: 'Voir mon compte',
      closing: ['Vous préférez demander de l’aide par téléphone\u00a0? C’est possible aussi.'],
    },
    'account-invitation': {
      subject: 'Créez votre compte chez {brand}',
      heading: 'Créez votre compte chez {brand}',
      paragraphs: [
        greeting,
        'Vous êtes déjà notre client par téléphone. Avec un compte, vous voyez tout vous-même.',
        'Vos demandes et vos visites y sont déjà. Vous pouvez toujours nous appeler.',
        'Cliquez sur le bouton et choisissez un mot de passe.',
      ],
      button: 'Choisir un mot de passe',
      closing: [
        'Le bouton ne marche que peu de temps. Trop tard\u00a0? Demandez un nouveau mot de passe sur la page de connexion.',
        'Vous ne nous connaissez pas\u00a0? Alors vous ne devez rien faire.',
      ],
    },
    'request-received': {
      subject: 'Nous avons reçu votre demande {reference}',
      heading: 'Nous avons reçu votre demande',
      paragraphs: [
        greeting,
        'Merci pour votre demande. Nous cherchons maintenant un étudiant pour vous.',
        'Nous vous contacterons pour convenir d’un prix.',
      ],
      facts: [reference, service, when, hours, address],
      button: 'Voir ma demande',
      closing: ['Quelque chose n’est pas juste\u00a0? Appelez-nous. Donnez alors la référence.'],
    },
    'request-cancelled': {
      subject: 'Votre demande {reference} est annulée',
      heading: 'Votre demande est annulée',
      paragraphs: [greeting, 'Cette visite n’aura pas lieu. Vous ne devez plus rien faire.'],
      facts: [reference, service, when],
      button: 'Voir mes demandes',
      closing: ['Ce n’était pas voulu\u00a0? Appelez-nous, ou demandez à nouveau de l’aide.'],
    },
    'request-resumed': {
      subject: 'Votre demande {reference} est maintenue',
      heading: 'Votre demande est maintenue',
      paragraphs: [
        greeting,
        'Vous avez reçu un e-mail disant que cette demande est annulée. C’était une erreur. Nous en sommes désolés.',
        'Votre demande est maintenue. Tout reste comme avant.',
      ],
      facts: [when, { label: 'Étudiant', value: '{student}' }, service, reference],
      button: 'Voir ma demande',
      closing: ['Vous ne voulez plus d’aide\u00a0? Annulez vous-même, ou appelez-nous.'],
    },
    'quote-sent': {
      subject: 'Le prix de l’aide\u00a0: votre demande {reference}',
      heading: 'Le prix de l’aide',
      paragraphs: [
        greeting,
        'Nous avons regardé votre demande. Voici le prix.',
        'Êtes-vous d’accord\u00a0? Appuyez sur le bouton et dites oui. Ensuite nous prévoyons un étudiant.',
      ],
      facts: [{ label: 'Prix par heure', value: '{price}' }, hours, service, when, reference],
      button: 'Dire oui ou non',
      closing: ['Une question sur le prix\u00a0? Appelez-nous.'],
    },
    'student-assigned': {
      subject: 'Nous avons trouvé un étudiant pour vous',
      heading: 'Nous avons trouvé un étudiant pour vous',
      paragraphs: [greeting, 'Un étudiant viendra chez vous. Vous ne devez plus rien faire.'],
      facts: [
        {
          label: 'Étudiant',
          value: '{student}',
          unknown: 'Le nom suivra. Vous le trouverez bientôt avec votre demande.',
        },
        { label: 'Habite à', value: '{residence}' },
        when,
        hours,
        address,
        service,
        reference,
      ],
      button: 'Voir ma demande',
      closing: ['Cela ne vous convient plus\u00a0? Appelez-nous au plus vite.'],
    },
    'student-unassigned': {
      subject: 'Un autre étudiant viendra',
      heading: 'Un autre étudiant viendra',
      paragraphs: [
        greeting,
        'L’étudiant prévu ne peut pas venir. Nous en sommes désolés.',
        'Nous cherchons un autre étudiant. Vous recevrez un e-mail dès que nous l’aurons trouvé.',
      ],
      facts: [service, when, reference],
      button: 'Voir ma demande',
      closing: ['Préférez-vous un autre jour\u00a0? Appelez-nous.'],
    },
    'visit-moved': {
      subject: 'Votre visite a lieu à un autre moment',
      heading: 'Votre visite a lieu à un autre moment',
      paragraphs: [greeting, 'La visite a lieu, mais à un autre moment. Voici le nouveau rendez-vous.'],
      facts: [when, { label: 'Étudiant', value: '{student}' }, hours, address, service, reference],
      button: 'Voir ma demande',
      closing: ['Ce moment ne vous convient pas\u00a0? Appelez-nous au plus vite.'],
    },
    'visit-ended': {
      subject: 'Comment s’est passée la visite\u00a0?',
      heading: 'Comment s’est passée la visite\u00a0?',
      paragraphs: [
        greeting,
        'La visite est terminée. Dites-nous comment elle s’est passée.',
        'Répondez à quelques questions courtes. Quelqu’un de votre famille peut aussi le faire.',
      ],
      facts: [service, when, reference],
      button: 'Donner mon avis',
      closing: ['Le lien marche {reviewDays} jours, et une seule fois. Vous ne devez pas vous connecter.'],
    },
    'visit-done': {
      subject: 'La visite est-elle correcte\u00a0?',
      heading: 'La visite est-elle correcte\u00a0?',
      paragraphs: [
        greeting,
        'La visite est terminée. Vous lisez ci-dessous sa durée. Vérifiez-la.',
        'C’est correct\u00a0? Appuyez sur le bouton et approuvez-la.',
        'Si vous ne dites rien, elle est approuvée après {silenceHours} heures.',
      ],
      facts: [when, service, hours, perHour, { label: 'Ensemble', value: '{price}' }],
      button: 'Vérifier la visite',
      closing: [startedHalfHours, 'Quelque chose ne va pas\u00a0? Demandez-nous de vérifier, ou appelez-nous.'],
    },
    ...frenchAroundVisit({ greeting, when, service, hours, address }),
    ...frenchAfterVisit({ greeting, when, service }),
    ...frenchDebts({ greeting, when, service }),
    ...frenchCircle(greeting),
    ...frenchErasure(greeting),
    ...frenchGifts(greeting),
    ...frenchMoneyBack({ greeting, when, service }),
    'visit-charged': {
      subject: 'Votre visite est payée',
      heading: 'Votre visite est payée',
      paragraphs: [greeting, 'Cette visite est payée avec votre solde. Vous ne devez rien faire.'],
      facts: [
        when,
        service,
        hours,
        perHour,
        { label: 'Payé', value: '{price}' },
        { label: 'Votre solde est maintenant de', value: '{balance}' },
      ],
      button: 'Voir mon solde',
      closing: [receiptThere, startedHalfHours, 'Quelque chose ne va pas\u00a0? Appelez-nous.'],
    },
    'visit-unpaid': {
      subject: 'Votre solde est trop bas pour une visite',
      heading: 'Votre solde est trop bas',
      paragraphs: [
        greeting,
        'Votre solde est trop bas pour payer cette visite. Complétez-le.',
        'Ensuite nous payons la visite nous-mêmes.',
      ],
      facts: [
        when,
        service,
        hours,
        perHour,
        { label: 'Ensemble', value: '{price}' },
        { label: 'Il manque encore', value: '{missing}' },
      ],
      button: 'Compléter mon solde',
      closing: [startedHalfHours, 'Une question\u00a0? Appelez-nous.'],
    },
    'payment-received': {
      subject: 'Nous avons reçu votre paiement',
      heading: 'Nous avons reçu votre paiement',
      paragraphs: [greeting, 'Merci pour votre paiement. Vos crédits sont prêts.'],
      facts: [
        { label: 'Acheté', value: '{credits}' },
        { label: 'Payé', value: '{paid}' },
        { label: 'Votre solde est maintenant de', value: '{balance}' },
      ],
      button: 'Voir mes crédits',
      closing: [receiptThere, 'Ce n’était pas vous\u00a0? Appelez-nous tout de suite.'],
    },
    'monthly-statement': {
      subject: 'Votre relevé de {month}',
      heading: 'Votre relevé de {month}',
      paragraphs: [
        greeting,
        'Votre relevé de {month} est prêt. Il dit ce que vous avez acheté et payé.',
        'Il se trouve près de votre solde. Vous pouvez l’y garder ou l’imprimer.',
      ],
      facts: [
        { label: 'Solde au début', value: '{opening}' },
        { label: 'Solde à la fin', value: '{closing}' },
        { label: 'Numéro', value: '{number}' },
      ],
      button: 'Voir mon relevé',
      closing: ['Vous ne devez rien faire. Quelque chose ne va pas\u00a0? Appelez-nous.'],
    },
    'student-link': {
      subject: 'Votre lien vers {brand}',
      heading: 'Votre lien personnel',
      paragraphs: [
        greeting,
        'Avec ce lien, vous voyez qui vous pouvez aider, et quand. Vous y dites oui ou non.',
        'Le lien est pour vous seul. Ne le donnez à personne.',
        'Ouvrez-le sur votre téléphone. Il continue à y marcher.',
      ],
      button: 'Ouvrir ma page',
      closing: [
        'Vous aviez déjà un lien\u00a0? Utilisez celui-ci. Chaque année en septembre, vous en recevez un nouveau.',
        'Vous avez perdu votre téléphone\u00a0? Appelez-nous tout de suite. Nous arrêtons le lien.',
      ],
    },
  },
  told: frenchTold,
  bareLink: 'Le bouton ne marche pas\u00a0? Ouvrez alors ce lien\u00a0:',
  help: [
    'Besoin d’aide\u00a0? Appelez-nous au {phone}.',
    'Nous sommes là du lundi au vendredi, de {fromHour} à {toHour} heures.',
  ],
  passwordHelp: 'Ne donnez votre mot de passe à personne. Nous ne le demandons jamais.',
};
