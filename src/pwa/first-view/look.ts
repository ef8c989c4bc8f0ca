/** The widths between which no part of the product changes its form by script, in px. */
const widths = [320, 768, 1024] as const;

/**
 * What a view depends on beside its data. Must match the script of build/head/first-view.html, which runs before the first
 * paint; a test compares the two.
 */
export function currentLook(): string {
  const { lang, dataset } = document.documentElement;
  const wider = widths.filter((width) => innerWidth >= width).length;
  return [lang, dataset['textSize'] ?? '', dataset['contrast'] ?? '', wider].join(' ');
}
