import type { privacy as dutch } from '#i18n/nl/privacy.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

// To be checked by a lawyer, together with the Dutch text.
export const privacy = {
  title: 'Privacy policy',
  lead: 'Here you read what {{name}} does with your data. Tap a part to read it.',
  version: 'Version {{version}}. Last updated on {{date}}.',
  'open-all': 'Open all',
  'close-all': 'Close all',
  'articles-title': 'The parts',
  'article-name': '{{number}}. {{title}}',
  articles: {
    controller: {
      title: 'Who is responsible',
      body: [
        '{{name}} decides why and how we use your data. The law calls that the controller.',
        [
          'Address: {{street}}, {{postalCode}} {{town}}',
          'Company number: {{enterpriseNumber}}',
          'Phone: {{phone}}, on weekdays from {{fromHour}}:00 to {{toHour}}:00',
          'Email: {{email}}',
        ],
        'We follow the European privacy law. It is called the GDPR for short.',
      ],
    },
    data: {
      title: 'Which data we have',
      body: [
        'We ask only what we need.',
        [
          'Your account: name, email address, phone number, address and language. We cannot read your password.',
          'Your requests: kind of help, day, hour, address and what you add to it.',
          'Your payments: amount, day and number of the payment. We never see your card number.',
          'A form on the website: what you fill in there. Also through which advertisement you found us.',
          'Your opinion of a visit: stars, duration and remarks.',
          'Emails and calls: what you ask us and what we answer.',
        ],
        'We do not ask about your health. Write about it only if the helper has to know. You then ask us to use it for that.',
        'Do you fill in something for somebody else? Then tell that person.',
      ],
    },
    purposes: {
      title: 'Why we use them',
      body: [
        'For each use there is a reason in the law. These are they:',
        [
          'Arranging help and giving you an account: this is needed for the contract with you.',
          'Answering your question or registration: you asked for it yourself.',
          'Payments and bookkeeping: the law obliges us to.',
          'Stopping misuse and finding mistakes: that is our legitimate interest. We always weigh whether it touches your privacy too much.',
          'Showing parts of other companies: only if you say yes. You may say no later.',
        ],
        'We never sell your data. No computer decides about you on its own: people look for your helper.',
      ],
    },
    retention: {
      title: 'How long we keep them',
      body: [
        'After that we erase the data, or take your name out of them.',
        [
          'An account that nobody uses: {{inactiveAccountYears}} years at most.',
          'Data of payments: {{paymentYears}} years. The law asks for that.',
          'Emails, letters and other messages: {{correspondenceYears}} years.',
        ],
        'Do you ask us to erase them sooner? Then we do, except for what the law makes us keep.',
      ],
    },
    receivers: {
      title: 'Who gets your data',
      body: [
        'Only who needs them gets them:',
        [
          'Your helper: your name, your address and what you ask. So the helper knows where and how to help.',
          'Our staff who arrange your request.',
          'Google Cloud: keeps our data in Belgium and takes care of logging in.',
          'Stripe: takes care of the payments with your card.',
          'Our company for email: delivers the emails that we send you.',
        ],
        'We have a contract with these companies. They may use your data for us only.',
        'The police or a judge gets data when the law demands it.',
      ],
    },
    place: {
      title: 'Where your data are',
      body: [
        'Your requests and your profile are on computers in Belgium.',
        'Logging in and paying can also pass a computer outside the European Union. Then the model contracts of the European Commission hold. They give your data the same protection.',
      ],
    },
    device: {
      title: 'What stays on your device',
      body: [
        'We place no cookies to follow you. The app does keep things on your device. That is how it works without internet:',
        [
          'Your language, the size of the text, the colours and the width of the menu.',
          'Whether you want to see reviews from another website.',
          'That you are logged in. It goes away when you log out.',
          'What you fill in and have not sent yet. Also what is ready to leave.',
          'A copy of your requests and your profile. It goes away when you log out.',
          'The first screens, as you last saw them. They go away when you log out.',
          'The files of the app itself.',
          'As long as the page is open: whether you test, through which advertisement you came and how much the app asked for.',
        ],
        'This is needed to make the app work. That is why we ask no consent for it.',
        'Do you speak an answer? Then the sound may go to the maker of your device. We ask you first.',
        'On the home page you can show reviews from another website. That website then sees that you were there. We load them only once you say yes. You change your choice there whenever you like.',
      ],
    },
    rights: {
      title: 'Your rights',
      body: [
        'You may always ask us to:',
        [
          'show which data we have of you',
          'correct them',
          'erase them',
          'use them less',
          'pass them on to you or to another company',
          'stop a use that you do not agree with',
        ],
        'Did you give consent? Then you may always take it back.',
        'You do so with the button at the bottom. Or you call or mail us. We answer within a month. It is free of charge.',
        'Not satisfied with our answer? Then you may complain to the Belgian Data Protection Authority. It checks whether companies follow the privacy law.',
        'The address is Drukpersstraat 35, 1000 Brussels. The website is dataprotectionauthority.be.',
      ],
    },
    children: {
      title: 'Children',
      body: [
        'Only who is at least {{minimumAge}} years old may make an account.',
        'Does a helper look after your children? Then give only the data that the helper needs.',
        'Did a child get an account after all? Call us. We erase the data.',
      ],
    },
    security: {
      title: 'How we protect your data',
      body: [
        [
          'Everything that your device sends is encrypted. Nobody reads it on the way.',
          'You see only your own data. The computer checks that with every question.',
          'Only staff who need them can get to them.',
          'There are no names or addresses in our error reports.',
        ],
        'Does something go wrong after all? Then we report it to the Data Protection Authority within 72 hours. Is it dangerous for you, then you hear of it too.',
      ],
    },
    changes: {
      title: 'Changes and contact',
      body: [
        'We change this text when something changes. The date at the top changes with it. Is it something important? Then you get an email.',
        'Do you have a question about your data? Call us on {{phone}} or mail to {{email}}.',
      ],
    },
  },
  'to-own-data': 'Ask for your data, or erase them',
  'to-terms': 'Read the terms and conditions',
  'contact-title': 'Questions about your data?',
  'contact-text': 'Call or mail us. A person answers you.',
  'contact-phone': 'Call {{phone}}',
  'contact-mail': 'Email {{email}}',
} as const satisfies SameKeys<typeof dutch>;
