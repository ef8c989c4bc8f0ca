import type { studentPhoto as dutch } from '#i18n/nl/staff/student-photo.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const studentPhoto = {
  heading: 'Photo',
  alt: 'Photo of {{name}}',
  none: 'There is no photo of {{name}} yet.',
  what: 'Whoever {{name}} visits sees this photo with the visit. So the senior knows who is at the door.',
  loading: 'The photo is coming.',
  failed: 'The photo cannot be shown now.',
  choose: 'Choose a photo',
  replace: 'Choose another photo',
  remove: 'Remove the photo',
  making: 'The photo is being prepared.',
  'photo-unreadable': 'This file is no photo that we can read. Choose a photo in JPEG or PNG.',
  'photo-too-large': 'This photo is too large. Choose a smaller photo, of {{megabytes}} MB at most.',
  'title-set': 'Save this photo',
  'text-set': 'This is how the photo is shown. Is the face well in it?',
  agreed: '{{name}} agrees that seniors see this photo',
  'agreed-missing': 'Ask {{name}} first, and then tick this.',
  'go-set': 'Save the photo',
  'title-remove': 'Remove the photo',
  'text-remove': 'The photo of {{name}} disappears everywhere, also with the visits that are planned.',
  'go-remove': 'Remove the photo',
  'done-set': 'The photo of {{name}} is saved.',
  'done-remove': 'The photo of {{name}} is removed.',
} as const satisfies SameKeys<typeof dutch>;
