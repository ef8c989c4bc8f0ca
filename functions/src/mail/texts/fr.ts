import type { MailTexts } from './mail-texts.ts';

export const frenchMails: MailTexts = {
  language: 'fr',
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
  },
  bareLink: 'Le bouton ne marche pas\u00a0? Ouvrez alors ce lien\u00a0:',
  help: [
    'Besoin d’aide\u00a0? Appelez-nous au {phone}.',
    'Nous sommes là du lundi au vendredi, de {fromHour} à {toHour} heures.',
    'Ne donnez votre mot de passe à personne. Nous ne le demandons jamais.',
  ],
};
