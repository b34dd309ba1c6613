import { readFile } from 'node:fs/promises';
import { type CustomPlugin, optimize } from 'svgo';

/** The sign of a town: a square drawing. */
export interface Sign {
  /** The whole file, as short as it can be. */
  svg: string;
  viewBox: string;
  /** What is inside the `svg` element. */
  content: string;
}

/** Elements that only draw. Others could load files, run scripts, or use ids that clash with those of a page. */
const drawing = new Set([
  ...['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'],
]);

/** Removes styles that only a drawing program knows, such as `-inkscape-stroke`. */
const removeOwnStyles: CustomPlugin = {
  name: 'removeOwnStyles',
  fn: () => ({
    element: {
      enter({ attributes }) {
        const style = attributes.style?.replaceAll(/(?<=^|;)\s*-[a-z]+-[^:;]*:[^;]*;?/g, '');
        if (style) attributes.style = style;
        else delete attributes.style;
      },
    },
  }),
};

/**
 * Reads the sign of a town.
 *
 * @param change changes the text of the file first
 * @throws {Error} if it is not square, or has elements or attributes that do more than draw
 */
export async function readSign(file: string, change = (svg: string) => svg): Promise<Sign> {
  let viewBox = '';
  const check: CustomPlugin = {
    name: 'check',
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          const wrong = Object.entries(attributes).find(
            ([key, value]) => /^(on|style|class|id)|href/.test(key) || value.includes('url('),
          )?.[0];
          if (!drawing.has(name)) throw new Error(`${file}: the element ${name} is not allowed.`);
          if (wrong) throw new Error(`${file}: the attribute ${wrong} of ${name} is not allowed.`);
          if (name !== 'svg') return;
          viewBox = attributes.viewBox ?? '';
          // Browsers do not show a file without it.
          attributes.xmlns ??= 'http://www.w3.org/2000/svg';
        },
      },
    }),
  };
  const { data: svg } = optimize(change(await readFile(file, 'utf8')), {
    // For the place of a mistake in its messages.
    path: file,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // The colours stay as they are written, because some are colours of the theme.
            convertColors: false,
            minifyStyles: false,
            inlineStyles: { onlyMatchedOnce: false },
          },
        },
      },
      // Drawing programs write colours as styles, and add titles and ids, which the sign does not need.
      removeOwnStyles,
      'convertStyleToAttrs',
      'removeTitle',
      'cleanupIds',
      check,
    ],
  });
  const [left, top, width, height] = viewBox.split(/[ ,]+/).map(Number);
  if (left !== 0 || top !== 0 || !width || width !== height)
    throw new Error(
      `${file}: the viewBox must be a square such as 0 0 40 40, with 0 0 in front, but is "${viewBox}".`,
    );
  return { svg, viewBox, content: svg.replace(/^<svg[^>]*>|<\/svg>$/g, '') };
}
