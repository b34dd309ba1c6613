import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signSvg } from '@studium/shared/town/appearance';
import { skyline } from '@studium/shared/town/settings';
import { ImageResponse } from 'next/og';
import { AppError } from '@/errors/AppError';
import { hueColors } from '@/theme/hue';
import { light } from '@/theme/tokens';
import { loadIcon } from '../icons/loadIcon';
import { logError } from '../logs/logError';
import { socialPictureSize, type SocialPicture } from './pictureOf';

const folder = join(process.cwd(), 'src/theme/fonts/drawn');

const faces = [
  { name: 'display', file: 'bricolage-latin', weight: 800 },
  { name: 'display more', file: 'bricolage-latin-ext', weight: 800 },
  { name: 'text', file: 'figtree-latin', weight: 600 },
  { name: 'text more', file: 'figtree-latin-ext', weight: 600 },
] as const;

/** The renderer uses the first family that has the glyph. */
const display = 'display, display more';
const text = 'text, text more';

let loaded: Promise<{ name: string; weight: 600 | 800; data: Buffer }[]> | undefined;

const fonts = () =>
  (loaded ??= Promise.all(
    faces.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(join(folder, `${file}.ttf`)),
    })),
  ));

/** Font sizes in pixels, by the length of the title. */
const titleSizes = [
  { upTo: 26, px: 104 },
  { upTo: 52, px: 84 },
  { upTo: 90, px: 66 },
  { upTo: Infinity, px: 54 },
];
const maxTitleLength = 120;

/**
 * Draws the picture of a shared link as PNG: the section's colour, the title in large letters, the site's
 * icon and name, and the town's roofs.
 * @throws AppError cms/unreachable when the icon that an editor chose cannot be loaded
 */
export async function drawPicture({
  hue,
  kicker,
  title,
  siteName,
  icon,
}: SocialPicture): Promise<Buffer> {
  const { ground, ink, roofs } = colorsOf(hue);
  const [name = '', ...place] = stripUndrawable(siteName).split(/\s*[·|,]\s+/);
  const sign = icon === null ? builtInSign : await signOf(icon);
  const shownTitle = shorten(stripUndrawable(title) || name, maxTitleLength);
  const fontSize = titleSizes.find(({ upTo }) => shownTitle.length <= upTo)?.px ?? 54;
  const response = new ImageResponse(
    <div style={{ ...column, width: '100%', height: '100%', background: ground, color: ink }}>
      <img
        alt=""
        src={backdrop(roofs, icon === null)}
        {...socialPictureSize}
        style={{ position: 'absolute', inset: 0 }}
      />
      <div style={{ ...column, flex: 1, padding: '56px 64px 0' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: display, fontSize: 40 }}>
          <img alt="" src={sign} width={56} height={56} style={{ marginRight: 18 }} />
          {name}
          {place.length > 0 && (
            <span style={{ marginLeft: 18, fontFamily: text, fontSize: 28 }}>
              {place.join(', ')}
            </span>
          )}
        </div>
        <div style={{ ...column, flex: 1, justifyContent: 'center', paddingBottom: 100 }}>
          {kicker && (
            <div style={{ fontFamily: text, fontSize: 34, marginBottom: 18 }}>
              {stripUndrawable(kicker)}
            </div>
          )}
          <div
            style={{
              display: 'block',
              maxWidth: 1030,
              fontFamily: display,
              fontSize,
              lineHeight: 1.05,
              letterSpacing: '-0.025em',
              lineClamp: 4,
              wordBreak: shownTitle.split(' ').some(isLong) ? 'break-word' : 'normal',
            }}
          >
            {shownTitle}
          </div>
        </div>
      </div>
    </div>,
    { ...socialPictureSize, fonts: await fonts() },
  );
  return Buffer.from(await response.arrayBuffer());
}

/** The icon that an editor chose, or the built-in sign if its file is no picture. */
async function signOf(icon: string): Promise<string> {
  try {
    return png(await loadIcon(icon, 'icon-192'));
  } catch (error) {
    // If the cms does not answer, the picture fails, because browsers would keep one without the icon for a year.
    if (!(error instanceof AppError) || error.code !== 'cms/invalid-answer') throw error;
    logError('picture', error);
    return builtInSign;
  }
}

const column = { display: 'flex', flexDirection: 'column' } as const;

function colorsOf(hue: SocialPicture['hue']) {
  if (hue === null) return { ground: light['f-night'], ink: light['on-field'], roofs: '#000' };
  const { field, on } = hueColors[hue];
  return { ground: light[field], ink: light[on], roofs: light['f-night'] };
}

/** The town's logo on paper, because its colours may be those of the background. */
const builtInSign = svg(
  56,
  56,
  `<rect width="56" height="56" rx="14" fill="${light.paper}"/>` +
    `<image x="8" y="8" width="40" height="40" href="${dataUrl(signSvg)}"/>`,
);

/** The background: the roofs along the lower edge, and the built-in logo, large and pale. */
function backdrop(roofs: string, withSign: boolean): string {
  return svg(
    socialPictureSize.width,
    socialPictureSize.height,
    (withSign ? paleSign : '') +
      `<g transform="translate(0 530) scale(.8334 1)" fill="${roofs}" fill-opacity=".55">` +
      `<path d="${skyline}"/></g>`,
  );
}

const paleSign = `<image x="790" y="130" width="500" height="500" opacity=".09" href="${dataUrl(
  signSvg.replace(/#[0-9a-f]{3,6}/g, '#fff'),
)}"/>`;

const png = (file: Buffer) => `data:image/png;base64,${file.toString('base64')}`;

function svg(width: number, height: number, content: string): string {
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

function dataUrl(source: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
}

/**
 * Characters without a glyph in both fonts, for example emoji. They must not reach the renderer, because it
 * would load glyphs for them from a third-party server.
 */
const undrawable = new RegExp(
  '[^\\u0020-\\u007e\\u00a0-\\u00a3\\u00a5-\\u00ac\\u00ae-\\u0107\\u010a-\\u0113\\u0116-\\u011b\\u011e-\\u0123\\u0126-\\u0127\\u012a-\\u012b\\u012e-\\u0133\\u0136-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u015b\\u015e-\\u0161\\u0164-\\u0165\\u016a-\\u017e\\u0218-\\u021b\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039-\\u203a\\u20ac\\u2122\\u2212]',
  'gu',
);

/** Removes undrawable characters; an undrawable letter with an accent becomes its base letter. */
export function stripUndrawable(text: string): string {
  const drawable = text
    .normalize('NFC')
    .replace(undrawable, (sign) => sign.normalize('NFD').replace(undrawable, ''));
  return drawable.replace(/\s+/g, ' ').trim();
}

/** Whether a word may be too long for a line, at the largest font size. */
const isLong = (word: string) => word.length > 20;

/** Shortens a text to `maxLength` characters, at the end of a word. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\s,;:]+\S*$/, '')}…`;
}
