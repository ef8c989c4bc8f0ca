import type { MailTexts } from './mail-texts.ts';

export const englishMails: MailTexts = {
  language: 'en',
  templates: {
    'verify-email': {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome to {brand}',
      paragraphs: [
        'You made an account with this e-mail address.',
        'Click the button. That tells us the address is yours. Then you can log in.',
      ],
      button: 'Confirm my e-mail address',
      closing: [
        'Is the link too old? Then ask for a new one on the login page.',
        'Did you not make an account? Then you do not have to do anything.',
      ],
    },
    'reset-password': {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'You asked us for a new password for {brand}.',
        'Click the button. Then choose your new password yourself.',
      ],
      button: 'Choose a new password',
      closing: [
        'The link works for a short time only. Is it too old? Then ask for a new one.',
        'Did you not ask for this? Then you do not have to do anything. Your password stays as it is.',
      ],
    },
  },
  bareLink: 'Does the button not work? Then open this link:',
  help: [
    'Do you need help? Call us on {phone}.',
    'We are there from Monday to Friday, from {fromHour}:00 to {toHour}:00.',
    'Give your password to nobody. We never ask for it.',
  ],
};
