import type { threadFile as dutch } from '#i18n/nl/staff/visits/thread-file.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const threadFile: SameKeys<typeof dutch> = {
  title: 'Messages about the visit',
  loading: 'Loading messages...',
  failed: 'The messages could not be loaded.',
  none: 'Nobody wrote about this visit yet.',
  elsewhere_one: 'There are messages about {{count}} other visit of this request. Choose that visit above.',
  elsewhere_other: 'There are messages about {{count}} other visits of this request. Choose a visit above.',
  'side-senior': 'senior',
  'side-family': 'family',
  'side-student': 'student',
  'side-staff': 'staff',
  reported: 'Reported by {{name}} ({{who}}), {{moment}}',
  handled: 'Looked at',
  'handled-named': 'Report looked at: {{speaker}}',
  write: 'Message to senior, family and student',
  'write-hint': 'Telephone numbers and mail addresses are not shown.',
  'write-empty': 'Write the message first.',
  send: 'Send message',
};
