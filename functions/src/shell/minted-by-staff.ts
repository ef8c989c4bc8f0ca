/** What a command of a staff member carries: its id, which makes it idempotent, and who gave it. */
export const mintedByStaff = (commandId: string, uid: string) =>
  ({ commandId, actor: { uid, role: 'admin' } }) as const;
