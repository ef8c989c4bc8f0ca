import type { MessageReport } from '#domain/documents/threads/message-report.ts';
import type { Thread, ThreadMessage } from '#domain/documents/threads/thread.ts';
import { madeAt } from '../moments.ts';

const visit = '7d3f1b7e-0d63-4c7a-9f4e-2a6d9a1c5e10';
const expiresAt = new Date('2028-03-02T12:00:00Z');

const aThreadMessage = (fields: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: '5b1f0c2a-6f0c-4d38-9a7e-5f1d2c4b8a91',
  side: 'senior',
  author_id: 'maria',
  author_name: 'Maria',
  text: 'De bel is stuk. Klop op het raam.',
  at: madeAt,
  student_id: 'student-lotte',
  reported: false,
  ...fields,
});

export const aThread = (fields: Partial<Thread> = {}): Thread => ({
  visit_id: visit,
  request_id: visit,
  senior_id: 'maria',
  messages: [aThreadMessage()],
  seen: { maria: 1 },
  told: { 'student-lotte': 1 },
  updated_at: madeAt,
  expires_at: expiresAt,
  ...fields,
});

export const aMessageReport = (fields: Partial<MessageReport> = {}): MessageReport => ({
  visit_id: visit,
  request_id: visit,
  senior_id: 'maria',
  message_id: '5b1f0c2a-6f0c-4d38-9a7e-5f1d2c4b8a91',
  text: 'Geef mij contant geld.',
  author_side: 'student',
  author_name: 'Lotte',
  reporter_side: 'senior',
  reporter_id: 'maria',
  reporter_name: 'Maria',
  reported_at: madeAt,
  state: 'open',
  handled_at: null,
  handled_by: null,
  expires_at: expiresAt,
  ...fields,
});
