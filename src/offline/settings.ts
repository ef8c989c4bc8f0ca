import { type Role, roles } from '#domain/accounts/roles.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { DeviceStorage } from './device-storage.ts';

/** The last signed-in account, so that the dashboard opens offline and with an expired token. */
export interface SessionSnapshot {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** Milliseconds since the epoch by the device's clock, for display only. */
  readonly savedAt: number;
}

interface SettingValues {
  /** Language code; src/i18n defines the supported ones. */
  readonly language: string;
  readonly sidebarCollapsed: boolean;
  readonly session: SessionSnapshot;
}

type SettingKey = keyof SettingValues;

type Guard<Value> = (stored: unknown) => stored is Value;

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

function isSnapshot(stored: unknown): stored is SessionSnapshot {
  if (typeof stored !== 'object' || stored === null) return false;
  const { uid, email, role, firstName, lastName, savedAt }: Partial<Record<keyof SessionSnapshot, unknown>> = stored;
  const texts = [uid, email, firstName, lastName];
  return texts.every((text) => typeof text === 'string') && isOneOf(roles, role) && typeof savedAt === 'number';
}

/** Guards instead of schemas: the service worker includes this module, and a schema library would dominate its size. */
const guards: { readonly [Key in SettingKey]: Guard<SettingValues[Key]> } = {
  language: (stored): stored is string => typeof stored === 'string' && /^[a-z]{2,3}$/.test(stored),
  sidebarCollapsed: (stored) => typeof stored === 'boolean',
  session: isSnapshot,
};

/** Settings of the device, except the session snapshot, which is wiped at sign-out. */
export interface Settings {
  /** Returns null when not set, unreadable, or of an unknown form. */
  read<Key extends SettingKey>(key: Key): Promise<SettingValues[Key] | null>;
  write<Key extends SettingKey>(key: Key, value: SettingValues[Key]): Promise<Result<void, DomainError>>;
  clear(key: SettingKey): Promise<Result<void, DomainError>>;
}

export function createSettings(storage: DeviceStorage): Settings {
  return {
    async read<Key extends SettingKey>(key: Key) {
      const row = await attemptStorage(() => storage.run((database) => database.settings.get(key)));
      if (!row.ok || !row.value) return null;
      const { value } = row.value;
      const isValid: Guard<SettingValues[Key]> = guards[key];
      return isValid(value) ? value : null;
    },

    write: (key, value) =>
      attemptStorage(async () => {
        await storage.run((database) => database.settings.put({ key, value }));
      }),

    clear: (key) =>
      attemptStorage(async () => {
        await storage.run((database) => database.settings.delete(key));
      }),
  };
}
