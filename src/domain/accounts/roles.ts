/** `admin` is the staff role. Only functions and the Admin SDK write it. */
export const roles = ['senior', 'admin'] as const;

export type Role = (typeof roles)[number];

const capabilities = {
  senior: ['use-dashboard'],
  admin: ['use-admin'],
} as const satisfies Record<Role, readonly string[]>;

export type Capability = (typeof capabilities)[Role][number];

/** Unknown or hostile role strings (`__proto__`, `constructor`) can do nothing. */
export function can(role: string, capability: Capability): boolean {
  const known = roles.find((candidate) => candidate === role);
  return known !== undefined && (capabilities[known] as readonly string[]).includes(capability);
}
