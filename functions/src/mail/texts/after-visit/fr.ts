import type { AfterVisitMails, CommonParts } from './after-visit-mails.ts';

/** Mails about a visit that nobody wrote down, that nobody came to, or that was cancelled late. */
export const frenchAfterVisit = ({ greeting, when, service }: CommonParts): AfterVisitMails => ({
  'visit-asked': {
    subject: 'L’étudiant est-il venu\u00a0?',
    heading: 'L’étudiant est-il venu\u00a0?',
    paragraphs: [
      greeting,
      'Cette visite est passée. Mais nous ne savons pas si l’étudiant est venu.',
      'Appuyez sur le bouton et dites-le-nous. Nous arrangeons tout.',
    ],
    facts: [when, service],
    button: 'Répondre',
    closing: ['Vous ne payez rien pour l’instant. Vous préférez téléphoner\u00a0? Appelez-nous.'],
  },
  'visit-missed': {
    subject: 'L’étudiant n’est pas venu',
    heading: 'Nous sommes désolés',
    paragraphs: [
      greeting,
      'L’étudiant n’est pas venu à cette visite. Cela n’aurait pas dû arriver.',
      'Vous ne payez pas la visite. Votre solde augmente de {credited}.',
    ],
    facts: [when, service, { label: 'Ajouté à votre solde', value: '{credited}' }],
    button: 'Vers mon solde',
    closing: ['Vous voulez de l’aide un autre jour\u00a0? Appelez-nous.'],
  },
  'visit-fee': {
    subject: 'L’annulation coûte {price}',
    heading: 'L’annulation coûte {price}',
    paragraphs: [
      greeting,
      'Nous avons annulé cette visite, moins de trois jours avant.',
      'Cela coûte {price}, comme annoncé. Nous le payons avec votre solde.',
    ],
    facts: [when, service, { label: 'Coût', value: '{price}' }],
    button: 'Vers mon solde',
    closing: ['Votre solde ne suffit pas\u00a0? Vous y lisez ce qui reste à payer. Une question\u00a0? Appelez-nous.'],
  },
  'student-visit-asked': {
    subject: 'Étiez-vous chez {senior}\u00a0?',
    heading: 'Étiez-vous chez {senior}\u00a0?',
    paragraphs: [
      greeting,
      'Cette visite est passée. Vous n’avez pas indiqué qu’elle est terminée.',
      'Y étiez-vous\u00a0? Dites-le sur votre page, avec la durée.',
    ],
    facts: [{ label: 'Chez', value: '{senior}' }, when, service],
    button: 'Ouvrir ma page',
    closing: [
      'La page ne marche pas\u00a0? Ouvrez-la sur le téléphone où vous avez ouvert votre lien, ou appelez-nous.',
    ],
  },
});
