import { escapeHtml } from '#domain/escape-html.ts';
import { classesIn } from './kept-view.ts';

/** Marks what is left out of a kept view (`no`), or drawn with a dot for each character (`masked`). */
const mark = 'data-kept-as';

/** Elements that would run, load or ask for something, or that say something about this moment alone. */
const leftOut = 'script, style, link, meta, base, template, noscript, iframe, object, embed, video, audio, dialog';

const void_ = /^(?:area|br|col|hr|img|input|source|wbr)$/;

/** What a person chose or typed, code, and style attributes, which the security policy refuses. */
const attributeLeftOut =
  /^(?:on.*|style|value|checked|selected|open|nonce|srcdoc|srcset|ping|autofocus|action|formaction)$/;

const ownAddress = /^(?:\/(?!\/)|#|tel:|mailto:|data:image\/(?:jpeg|png|webp);base64,)/;

const isAddress = (name: string): boolean => name === 'href' || name === 'src' || name.endsWith(':href');

function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !attributeLeftOut.test(name) && (!isAddress(name) || ownAddress.test(value)))
    .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** Rules for the style attributes of a view. */
type Styles = string[];

function styledAs(element: Element, styles: Styles): string {
  const text = (element as Partial<ElementCSSInlineStyle>).style?.cssText ?? '';
  if (text === '') return '';
  styles.push(`[data-kept-style="${styles.length}"]{${text}}`);
  return ` data-kept-style="${styles.length - 1}"`;
}

function drawNode(node: Node, styles: Styles, masked: boolean): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return escapeHtml(masked ? text.replaceAll(/\S/g, '•') : text);
  }
  if (!(node instanceof Element) || node.matches(leftOut)) return '';
  const keptAs = node.getAttribute(mark);
  if (keptAs === 'no') return '';
  const tag = node.localName;
  const start = `<${tag}${attributesOf(node)}${styledAs(node, styles)}>`;
  if (void_.test(tag)) return start;
  const within = tag === 'textarea' ? '' : drawNodes(node, styles, masked || keptAs === 'masked');
  return `${start}${within}</${tag}>`;
}

const drawNodes = (parent: Node, styles: Styles, masked = false): string =>
  [...parent.childNodes].map((child) => drawNode(child, styles, masked)).join('');

/** What a kept view brings with it beside the rules of classes. */
const ofKeptView = /^(?:html\[data-kept|#kept|\[data-kept-style)/;

/** Written by scripts, or brought by the kept view that this page began with. */
const isOfComponents = ({ ownerNode }: CSSStyleSheet): boolean =>
  ownerNode instanceof HTMLStyleElement && (ownerNode.textContent === '' || ownerNode.id === 'kept-style');

/** The rules of components, without those of elements that are not in the view. */
function rulesFor(root: Element): string {
  const used = new Set([...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const isUsed = (rule: string) => !ofKeptView.test(rule) && classesIn(rule).every((name) => used.has(name));
  return [...document.styleSheets]
    .filter(isOfComponents)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter(isUsed)
    .join('');
}

/** What a root element shows, as HTML that holds without its scripts. */
export function drawView(root: Element): { readonly html: string; readonly css: string } {
  const styles: Styles = [];
  const html = drawNodes(root, styles);
  return { html, css: rulesFor(root) + styles.join('') };
}

const isFilledIn = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  // What cannot be typed into is no choice of anybody.
  if (!(field instanceof HTMLInputElement) || field.readOnly) return false;
  return field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value !== '';
};

/** Whether somebody opened, typed or chose something, which the app does not show when it starts. */
export const isTouched = (root: Element): boolean =>
  document.querySelector('dialog[open], details[open], [aria-expanded=true]') !== null ||
  [...root.querySelectorAll('input, select, textarea')].some(isFilledIn);
