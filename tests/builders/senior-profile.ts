import type { SeniorProfile } from '#domain/documents/senior-profile.ts';

export function aSeniorProfile(overrides: Partial<SeniorProfile> = {}): SeniorProfile {
  return {
    user_id: 'maria',
    senior_id: 'maria',
    senior_name: 'Maria Peeters',
    address: 'Kerkstraat 12, 2000 Antwerpen',
    age: 78,
    mobility: 'good',
    ...overrides,
  };
}
