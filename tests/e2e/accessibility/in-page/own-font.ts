/** The rule of the font that the page has loaded or will load. */
function ruleOfFont(): CSSFontFaceRule | undefined {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .find(({ style }) => style.getPropertyValue('src').includes('url('));
}

/**
 * Has the page laid out in its own font. One that was drawn before its font arrived keeps the machine's, whose width no
 * layout is made for where it has no Arial or Roboto.
 */
export async function layOutInOwnFont(): Promise<void> {
  const rule = ruleOfFont();
  if (rule === undefined) return;
  const value = (name: string) => rule.style.getPropertyValue(name);
  const face = new FontFace(value('font-family').replaceAll(/["']/g, ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'block',
  });
  document.fonts.add(await face.load());
}
