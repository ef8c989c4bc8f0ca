/** Of the Network Information API, which only browsers based on Chromium have. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the person asked the browser to use less data; false where the browser does not say. */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
