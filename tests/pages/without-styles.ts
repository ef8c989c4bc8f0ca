/** Markup without the rules that stand before each element with a look (src/ui/theme/styled.tsx). */
export const withoutStyles = (markup: string): string => markup.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
