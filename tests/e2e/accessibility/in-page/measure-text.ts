import { describe, isShown, isStaffsApp, usablePart } from './elements.ts';

const seniorsSmallestPx = 17.9;
const staffsSmallestPx = 15.9;

/** A word may break only if it is wider than this share of the screen: the rest is padding on both sides. */
const widestShare = 0.75;

/** The longest words of Dutch; what somebody typed may be longer, and breaks wherever it has to. */
const longestLetters = 25;

/** No letter is wider than its font size; most are half as wide. */
const widestLetter = 0.9;

/** What a line may end with in the middle of a word: hyphens and slashes are breaks that the writer intended. */
const unbreakable = /[^\s\-–—/\u00AD\u200B]+/g;

/** Hyphenation is for words that no phone has room for. */
const shortestHyphenated = 14;

/** Whether the lines of a word differ, and how wide it would be on one line. */
function lines(node: Node, index: number, length: number): { readonly broken: boolean; readonly width: number } {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + length);
  const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
  const [first] = boxes;
  const broken = first !== undefined && boxes.some((box) => box.top > first.top + first.height / 2);
  return { broken, width: boxes.reduce((sum, box) => sum + box.width, 0) };
}

function brokenWords(node: Node, parent: Element, fontSize: number): string[] {
  const text = node.textContent ?? '';
  const whole = lines(node, 0, text.length);
  if (!whole.broken) return [];
  const room = parent.getBoundingClientRect().width;
  return [...text.matchAll(unbreakable)].flatMap(({ 0: word, index }) => {
    if (word.length > longestLetters || word.length * fontSize * widestLetter < room) return [];
    const { broken, width } = lines(node, index, word.length);
    return broken && width <= widestShare * innerWidth ? [`"${word}" breaks in its middle: ${describe(parent)}`] : [];
  });
}

function styleFindings(parent: Element, style: CSSStyleDeclaration, scale: number): string[] {
  const findings: string[] = [];
  const size = Number.parseFloat(style.fontSize) / scale;
  const smallestPx = isStaffsApp() ? staffsSmallestPx : seniorsSmallestPx;
  if (size < smallestPx) findings.push(`text of ${size.toFixed(1)} px: ${describe(parent)}`);
  const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
  if (clips && parent.scrollWidth > parent.clientWidth + 1) findings.push(`text cut off: ${describe(parent)}`);
  // No dictionary is installed where tests run, so broken lines do not show this.
  const hyphenated = Number.parseInt(style.getPropertyValue('hyphenate-limit-chars'), 10) || 0;
  if (style.hyphens === 'auto' && hyphenated < shortestHyphenated) {
    findings.push(`short words may be hyphenated: ${describe(parent)}`);
  }
  return findings;
}

/** Text under 18 px, in staff's app under 16 px, text that is cut off, words that break in their middle. */
export function textFindings(scale: number): string[] {
  const findings: string[] = [];
  const words = document.createTreeWalker(usablePart(), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode } = words;
    const parent = currentNode.parentElement;
    if (!parent || !currentNode.textContent?.trim()) continue;
    if (['SCRIPT', 'STYLE', 'OPTION'].includes(parent.tagName) || !isShown(parent)) continue;
    const style = getComputedStyle(parent);
    findings.push(...styleFindings(parent, style, scale));
    findings.push(...brokenWords(currentNode, parent, Number.parseFloat(style.fontSize)));
  }
  return findings;
}
