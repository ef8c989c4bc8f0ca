import type { z } from 'zod';
import type { accountForVisit as contract } from '#domain/contracts/helpers.ts';
import { accountForVisit as decide } from '#domain/dispatch/commands/account-for-visit.ts';
import { studentCommand } from './student-command.ts';

/** What the student says of a visit that nobody wrote down; her words are an internal note. */
export const accountForVisit = studentCommand<z.output<typeof contract.input>>(
  'account-for-visit',
  ({ visit_id: visitId, came, minutes, note }) => ({
    note,
    decide: (before, { id: studentId }, { now }) =>
      decide(before, visitId, { side: 'student', studentId }, { came, minutes: came ? minutes : null }, now),
  }),
);
