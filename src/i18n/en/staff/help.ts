import type { help as dutch } from '#i18n/nl/staff/help.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const help = {
  title: 'Help',
  lead: 'New here? Read this in ten minutes. Then you know every screen.',
  contents: 'Contents',
  version: 'Version {{version}}',
  chapters: {
    screens: {
      title: 'What is where?',
      picture: 'The screen Today, with the lists of what waits for somebody.',
      body: [
        'Begin each day at Today. It has everything that waits for somebody. The most urgent comes first.',
        [
          'Requests: all requests, with filters.',
          'Calendar: all visits, by week or by day.',
          'Customers: find somebody by name, telephone or postcode. One typing mistake is fine.',
          'Students: who helps, what they can do and when they are free.',
          'More has the rest: leads, reviews, mails, balances, figures, colleagues and the log.',
          'System, under More: does everything run that should run by itself? If not, you read there what to do.',
          'Retention, under More: what was removed last night, and what will go soon.',
          'You see what belongs to your role. A team lead gives roles under Colleagues.',
        ],
        'You log in with your password and a code from your phone. Is your phone gone? Call a colleague. She removes your second step at Colleagues, and you set it up again.',
        'Do you save a list or give money back? Then we sometimes ask for your password and code again.',
        'The list is at the left. What you open is at the right. A phone shows one of the two.',
        'In Requests, press a heading to sort the list. Keep a filter with My lists: you find it on every device.',
      ],
    },
    request: {
      title: 'From a request to a visit',
      picture: 'An open request: the list at the left, the customer and the question at the right.',
      body: [
        'Each request goes through the same steps. Its step stands on its card.',
        [
          'New: take the request. Colleagues then see that you work on it.',
          'Price to make: propose a price.',
          'Waiting for a yes: the customer has yet to answer.',
          'Without a student: choose who goes.',
          'Asked a student: the student has yet to answer.',
          'Planned: the customer gets a mail with the name of the student.',
          'Under way, Done and Paid: the visit, and what comes after.',
        ],
        'One screen has it all: the customer, the question, the price, the visits, the notes and the mails.',
      ],
    },
    quote: {
      title: 'Proposing a price',
      picture: 'The window to propose a price, with the price of the list.',
      body: [
        'The price of the list is filled in. Another price is possible. Then write why.',
        'The customer says yes or no in the app. On the phone? Note the answer, and whom you spoke with.',
        'Without a yes there is no visit. The agreed price does not change later without a new yes.',
      ],
    },
    matching: {
      title: 'Choosing the best student',
      picture: 'The best students for one visit, each with the reasons in words.',
      body: [
        'A request without a student shows at most five students. The best comes first. Each name says why.',
        [
          'Was here before: a customer likes a known face.',
          'The way: an estimate from the postcodes, by bicycle or by car.',
          'Free on that day, with room in the week.',
          'Speaks the language that the customer likes to hear.',
          'Hours this year: above the limit it is not possible.',
        ],
        'Who cannot do the visit is not in the list. Look for the name and you read why.',
        'Age, sex or origin never count. The law forbids it, even when a customer asks for it.',
        'Do many visits need somebody? A proposal for all visits works them out together. You decide row by row.',
      ],
    },
    calendar: {
      title: 'Calendar, moving and illness',
      picture: 'The calendar of a week, with a row for each student.',
      body: [
        'Look by week or by day, by student or by town.',
        'Drag a visit to another hour, or use the button. You first see what is in the way.',
        'What is impossible is not done. What fits less well needs a reason.',
        'Customers and their family ask for another time themselves, up to three days ahead. It stands on Today, under Moves asked.',
        [
          'The former appointment holds until somebody says yes. The student gets a mail as well and can answer.',
          'Yes: choose Move. Customer and student get a mail with the new time.',
          'No: choose Do not move and write why. The customer reads that reason.',
          'The student cannot come then? Move the visit and find another student.',
          'Was a yes a mistake? Take the step back. Customer and student are told again.',
        ],
        'Is a student ill? Choose This student is ill. Set the days to not available. Each visit gets a new proposal.',
      ],
    },
    together: {
      title: 'Two people at once',
      picture: 'A message: a colleague was first, with what happened.',
      body: [
        'What a colleague does, you see within seconds.',
        'Did somebody just change the same request? Then nothing is done twice. You read who, what and when.',
        'Look again, and decide whether your step is still needed.',
      ],
    },
    offline: {
      title: 'Without a network',
      picture: 'The list of requests without a network, with the day of the data.',
      body: [
        'Is the network gone? You still see the last data. Their day and hour stand with them.',
        'You cannot change anything then. The buttons say so before you type.',
        'When the network is back, everything works again by itself.',
      ],
    },
    phone: {
      title: 'A request on the phone',
      picture: 'The form for a request of a new customer.',
      body: [
        'First look up the customer. Not known yet? Then choose New customer.',
        'A customer needs no login. We confirm by mail, on paper or through a relative.',
        'Does the customer get no mails? Then each change stands on Today, under Letters and calls.',
        [
          'Open the line. You see what to say, to whom, and by when.',
          'Choose I am calling now, or print the letter. A colleague sees that you are at it.',
          'Then note what came of it. Nobody answered? The line stays.',
          'Not true any more, or too late? The line goes by itself.',
          'By telephone or by letter: you choose that per customer, at Change details.',
        ],
        'Is the visit within three days? Write why it can be so soon.',
        'Did a lead call? Book from that lead. The details are filled in, and nobody calls again.',
        'Does the customer want a login later? Invite from Customers. All requests and visits stay.',
      ],
    },
    waiting: {
      title: 'Leads, reviews and mails',
      picture: 'An open lead: who wrote, what it said and what you can do.',
      body: [
        'Leads are people who wrote to us: the waiting list, the form and tips about an employer. Each person stands there once.',
        'After each call note what came of it. Choose a day if you must call back.',
        'Reviews tell what customers thought of a visit.',
        'Mails shows what did not leave, and why. You can send such a mail again.',
        'Today shows whom to ask whether family may still arrange things. Call, and note the answer at Customers.',
        'Does somebody want data corrected, or no longer used? That is at Today, under Questions about data. First change it and then answer, within a month.',
      ],
    },
    money: {
      title: 'Balances and a second yes',
      picture: 'The screen Balances, with an amount that waits for a second yes.',
      body: [
        'Is a balance wrong? Correct it, with a reason.',
        'Up to 100 euro a customer and a day you may do so alone. Above that a colleague must say yes too. Your own yes does not count.',
        'What waits for a second yes is at Today and at Balances. With a no we book nothing.',
      ],
    },
    unpaid: {
      title: 'Paying and giving back',
      picture: 'A customer who pays late: you choose whether costs are added.',
      body: [
        'Does the balance not cover a visit? The customer reads what is missing. We see it at Still to pay.',
        'After 14 days one free reminder follows. Who gets no mail gets a letter. It waits at Today. Print it, post it and note that.',
        'Is there no payment? Then the question about costs waits at Today. Nothing happens by itself.',
        [
          'Ask costs: the customer pays extra, as the reminder said.',
          'Ask no costs: with a reason, and for ever.',
          'Take costs back: possible until the costs are paid.',
          'Book a transfer: at Balances, with the reference on the statement. What was open is then paid.',
          'To transfer: money that cannot go back to a card. Transfer it and tick it off.',
          'Give money back: at a paid visit in the request. It goes to the balance.',
          'Receipts and statements: at Customers. You open what the customer sees too.',
        ],
        'Do you only know the reference? Look it up at Customers.',
      ],
    },
    audit: {
      title: 'What the log keeps',
      picture: 'The log, with one line open.',
      body: [
        'The log keeps each step: who, what, when, and how it was before.',
        'A search for a customer and a list that you take along are in it too.',
        'It has no names or addresses. Nobody can change the log, and neither can we.',
      ],
    },
    keys: {
      title: 'Working without a mouse',
      picture: 'The window with all shortcuts of an open request.',
      body: [
        'With Ctrl+K you find an action, a screen or a customer. With ? you see all keys of the screen.',
        [
          'J and K, or the arrows: next and previous in the list.',
          'T: take the request. Enter: propose a price. A: an answer on the phone.',
          '1 to 5: ask a student. P: plan the best student.',
          'N: a note. M: move. R: take the student off. Esc: close.',
          'Space: choose a row. Choose more, and one step is for all chosen requests.',
          'U: your last steps. There you undo a step, if no one did something after you.',
        ],
        'Do you press keys by accident? Switch the single letters off, in the same window.',
      ],
    },
  },
} as const satisfies SameKeys<typeof dutch>;
