/** What is kept on a person’s own device. Nobody else reads it; signing out removes all but what `stays` names. */
export interface DeviceEntry {
  readonly purpose: string;
  /** Until when it is there. */
  readonly until: string;
}

/** By the stores of the app’s IndexedDB database (src/offline/db.ts). */
export const deviceStores: Readonly<Record<string, DeviceEntry>> = {
  outbox: { purpose: 'What waits to be sent.', until: 'the server has it, or the person takes it back' },
  leases: { purpose: 'Which page is sending.', until: 'it has sent' },
  drafts: { purpose: 'A form that is not finished.', until: 'it is sent, or the person signs out' },
  cache: {
    purpose: 'A copy of one’s own requests, profile and messages, and the first screens as they were last shown.',
    until: 'the person signs out',
  },
  settings: { purpose: 'How this device was set up.', until: 'the person signs out, or clears the device' },
};

/** Beside that database. */
export const otherDeviceStores: Readonly<Record<string, DeviceEntry>> = {
  'the student’s database': {
    purpose:
      'The personal link, the visits that it shows, the screen as it was last shown, and coming and leaving that wait to be sent.',
    until: 'the link ends, or the student clears the device',
  },
  'local storage': {
    purpose: 'Language, size of text, colours, width of the menu; details of a sign-up that was interrupted.',
    until: 'the person clears the device; the details of a sign-up until it is finished',
  },
  'session storage': {
    purpose: 'Whether the page is in test mode, through which advertisement it was found, a message for the next page.',
    until: 'the page is closed',
  },
  'Firebase Auth': { purpose: 'That the person is signed in.', until: 'the person signs out' },
  'the cache of the service worker': { purpose: 'The files of the app; no personal data.', until: 'the next version' },
};
