import type { accessibility as dutch } from '#i18n/nl/accessibility.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

// To be checked by a lawyer, together with the Dutch text.
export const accessibility = {
  title: 'Accessibility',
  lead: 'Everybody must be able to use {{name}}. Here you read how we see to that, and what is not good yet.',
  updated: 'Last updated on {{date}}.',
  service: {
    title: 'What this is about',
    body: [
      'This is about the website and the app of {{name}}. With them you ask for help at home, and pay for it.',
      'Family use the same app. Students have a page of their own.',
      'You can arrange help by telephone too.',
    ],
  },
  standard: {
    title: 'Which rules we follow',
    body: [
      'European law says what makes an app usable for everybody. The rules are in the standard {{european}}.',
      'There we follow the international rules WCAG {{wcag}}, at level AA. The strictest group is called AAA. We follow it where we can, as for the contrast of text.',
      'By our own tests the app meets these rules, except where we say otherwise below.',
    ],
  },
  offers: {
    title: 'What you may expect',
    body: [
      [
        'Letters are large. You make them larger still in the settings.',
        'Text stands out well from its background. You choose light or dark colours yourself.',
        'Buttons are large and not too close to each other.',
        'Everything works with a mouse, with a finger and with a keyboard.',
        'You never have to hurry. What you fill in stays there.',
        'The film has no sound. You read what it says below it.',
        'A program can read a receipt aloud.',
      ],
    ],
  },
  tested: {
    title: 'How we checked it',
    body: [
      'We checked the app ourselves. A computer does so again with every change:',
      [
        'The program axe looks for mistakes on every screen, in Dutch and in English.',
        'Every screen is measured on a phone and on a tablet. Also with text of twice the size.',
        'The main tasks are done with a keyboard alone.',
        'The size of letters, the contrast and the buttons are measured.',
      ],
      'Such a program does not find every mistake. That is why we also say what we do not know.',
    ],
  },
  gaps: {
    title: 'What is not good yet',
    body: [
      [
        'We have not tested yet with people who use a screen reader or another aid every day.',
        'No company from outside has checked the app.',
        'The payment page is that of Stripe. The reviews on the home page come from another website. We did not check those.',
        'Speaking an answer and having text read aloud is not possible on every device. Typing and tapping always is.',
        'The app is there in Dutch and in English, not in French yet.',
        'What a student or a member of staff writes to you may be less easy to read.',
        'On a device from before 2023 the app may not work. Call us then.',
      ],
      'The screens of our staff have smaller letters and buttons. Customers do not use those.',
    ],
  },
  complaint: {
    title: 'Not satisfied?',
    body: [
      'Does something not work? Call or mail us. Say what you wanted to do, and we help you right away. You get an answer within {{answerDays}} days.',
      'Does our answer not help? Then you may complain to the Federal Public Service Economy. It checks whether companies follow this law.',
      ['Telephone: {{authorityPhone}}. That is free.', 'Address: {{authorityAddress}}'],
    ],
    link: 'Complain through {{site}}',
  },
  'contact-title': 'Does something not work?',
  'contact-text': 'Call or mail us. A person answers you.',
  'contact-phone': 'Call {{phone}}',
  'contact-mail': 'Email {{email}}',
} as const satisfies SameKeys<typeof dutch>;
