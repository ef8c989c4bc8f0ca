import { loadStaffTexts, type StaffNamespace } from './staff-texts.ts';

/**
 * Loads a screen of staff, or a part of one, with its texts: for `lazy`. The texts of the frame are there already; every
 * other namespace that it shows is named (tests/unit/staff-texts.test.ts).
 */
export const partLoader =
  <Part>(load: () => Promise<Part>, ...texts: readonly StaffNamespace[]) =>
  async (): Promise<{ readonly default: Part }> => {
    const [part] = await Promise.all([load(), loadStaffTexts(...texts)]);
    return { default: part };
  };
