import type { z } from 'zod';
import type { unassignStudent as contract } from '#domain/contracts/dispatch.ts';
import { unassignStudent as decide } from '#domain/dispatch/commands/unassign-student.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const unassignStudent = staffCommand<z.output<typeof contract.input>>(
  'unassign-student',
  ({ visit_id, reason }) => ({ note: reason, decide: (before, context) => decide(before, visit_id, context) }),
);
