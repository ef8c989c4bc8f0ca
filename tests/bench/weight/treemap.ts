/** A box of the treemap: a file, or what several have in common. */
export interface Box {
  readonly name: string;
  readonly bytes: number;
  readonly parts: readonly Box[];
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes inside boxes, by the parts of their places; the heaviest first. */
export function boxesOf(files: readonly (readonly [place: readonly string[], bytes: number])[]): readonly Box[] {
  const groups = Map.groupBy(files, ([[first = '']]) => first);
  return [...groups]
    .map(([name, members]) => ({
      name,
      bytes: members.reduce((sum, [, bytes]) => sum + bytes, 0),
      parts: boxesOf(members.flatMap(([place, bytes]) => (place.length > 1 ? [[place.slice(1), bytes] as const] : []))),
    }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const label = ({ name, bytes }: Box): string => `${escapeHtml(name)} ${(bytes / 1000).toFixed(1)}`;

/** Divides an area by halves of about the same weight, each time along its longer side. */
function divide(boxes: readonly Box[], area: Area): readonly (readonly [Box, Area])[] {
  const [only] = boxes;
  if (only === undefined) return [];
  if (boxes.length === 1) return [[only, area]];
  const total = boxes.reduce((sum, { bytes }) => sum + bytes, 0);
  let count = 0;
  let weight = 0;
  while (count < boxes.length - 1 && (count === 0 || weight < total / 2)) {
    weight += boxes[count]?.bytes ?? 0;
    count += 1;
  }
  const share = total === 0 ? 0 : weight / total;
  const { x, y, width, height } = area;
  const [first, second] =
    width > height
      ? [
          { x, y, width: width * share, height },
          { x: x + width * share, y, width: width * (1 - share), height },
        ]
      : [
          { x, y, width, height: height * share },
          { x, y: y + height * share, width, height: height * (1 - share) },
        ];
  return [...divide(boxes.slice(0, count), first), ...divide(boxes.slice(count), second)];
}

const line = 14;

function draw(box: Box, area: Area, depth: number): string {
  const { x, y, width, height } = area;
  if (width < 3 || height < 3) return '';
  const hue = [...box.name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0) * 7, 0) % 360;
  const inside = { x: x + 2, y: y + line, width: width - 4, height: height - line - 2 };
  const parts = inside.height > line && inside.width > 20 ? divide(box.parts, inside) : [];
  const text = width > 40 && height > line ? `<text x="${x + 3}" y="${y + 11}">${label(box)}</text>` : '';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><title>${label(box)} kB</title><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="hsl(${hue} 50% ${90 - depth * 6}%)" stroke="#fff"/>${text}${parts.map(([part, place]) => draw(part, place, depth + 1)).join('')}</svg>`;
}

const [width, height] = [1400, 700];

/** A page by itself: for each route a treemap of what is loaded before its heading, in compressed kilobytes. */
export function treemapPage(routes: readonly { readonly route: string; readonly boxes: readonly Box[] }[]): string {
  const maps = routes.map(({ route, boxes }) => {
    const total = boxes.reduce((sum, { bytes }) => sum + bytes, 0);
    const drawn = divide(boxes, { x: 0, y: 0, width, height }).map(([box, area]) => draw(box, area, 0));
    return `<h2>${escapeHtml(route)}: ${(total / 1000).toFixed(1)} kB</h2><svg width="${width}" height="${height}">${drawn.join('')}</svg>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What weighs</title><style>body{font:16px sans-serif}text{font-size:10px}</style>${maps.join('\n')}</html>\n`;
}
