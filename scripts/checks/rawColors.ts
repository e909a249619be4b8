import { parseSync } from 'vite';
import { textOf } from './writtenTexts';

const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod ' +
  'darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
  'darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick ' +
  'floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink ' +
  'indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
  'lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y ' +
  'lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid ' +
  'mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue ' +
  'mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod ' +
  'palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red ' +
  'rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y ' +
  'snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

/** A colour that is one wherever it stands. */
export const RAW_COLOR =
  /#(?:[0-9a-f]{3}|(?!\d{4}\b)[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|\bcolor\(\s*[a-z]/i;

/**
 * A colour by name: only where something is painted, as it may be a word too, and not where a token is mixed with it.
 */
const NAMED_COLOUR = new RegExp(`(?<!%, )(?<![\\w-])(?:${NAMES.replaceAll(' ', '|')})(?![\\w-])`, 'i');
const PAINTED =
  /^(?:color|fill|stroke|(?:caret|accent|text\w+|scrollbar|stop|flood|lighting)-?color|background\w*|border\w*|outline\w*|\w+shadow|mask\w*|column-?rule\w*|--[\w-]+)$/i;

export interface RawColor {
  line: number;
  text: string;
}

/** Every colour that a TypeScript file writes out instead of taking it from the theme. Comments do not count. */
export function rawColors(file: string, source: string): RawColor[] {
  const found: RawColor[] = [];
  const visit = (node: unknown, isPainted: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node);
    if (text !== null && (RAW_COLOR.test(text) || (isPainted && NAMED_COLOUR.test(text))) && 'start' in node) {
      found.push({ line: source.slice(0, Number(node.start)).split('\n').length, text });
    }
    const name = paintedName(node);
    for (const [key, child] of Object.entries(node)) {
      // A value is painted by its own property, or by the one it stands below: `{ background: { hover: 'red' } }`.
      visit(child, name !== null && key === 'value' ? isPainted || PAINTED.test(name) : isPainted);
    }
  };
  visit(parseSync(file, source).program, false);
  return found;
}

/** Name of a property or of an attribute of JSX. */
function paintedName(node: object): string | null {
  if (!('type' in node) || (node.type !== 'Property' && node.type !== 'JSXAttribute')) return null;
  const named: unknown = 'key' in node ? node.key : 'name' in node ? node.name : null;
  if (typeof named !== 'object' || named === null) return null;
  const name: unknown = 'name' in named ? named.name : 'value' in named ? named.value : null;
  return typeof name === 'string' ? name : null;
}
