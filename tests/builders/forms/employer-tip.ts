import type { EmployerTip } from '#domain/documents/forms/employer-tip.ts';

export function anEmployerTip(overrides: Partial<EmployerTip> = {}): EmployerTip {
  return {
    first_name: 'An',
    last_name: 'Peeters',
    company: 'Bakkerij Van Hove',
    email: 'an.peeters@example.be',
    ...overrides,
  };
}
