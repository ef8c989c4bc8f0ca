import type { ComponentType } from 'react';
import { loadStaffTexts, type StaffNamespace } from '#i18n/staff-texts.ts';

/**
 * Loads a screen of staff, or a part of one, with its texts: for `lazy`. The texts of the frame are there already; every
 * other namespace that it shows is named (tests/unit/staff-texts.test.ts).
 */
export const partLoader =
  <Props>(load: () => Promise<ComponentType<Props>>, ...texts: readonly StaffNamespace[]) =>
  async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const [Part] = await Promise.all([load(), loadStaffTexts(...texts)]);
    return { default: Part };
  };
