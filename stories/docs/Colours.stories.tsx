import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { contrast } from '@studium/shared/town/contrast';
import {
  groundColors,
  grounds,
  readableOn,
  textToken,
  type Ground,
} from '@studium/shared/town/grounds';
import { keysOf } from '@/lib/keysOf';
import { hueColors, hues } from '@/theme/hue';
import { dark, light, type ColorToken } from '@/theme/tokens';
import * as S from './Colours.styles';
import { Code, Sheet, Tile, Tiles } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Colours' };
export default meta;

const themes: Record<'light' | 'dark', Record<ColorToken, string>> = { light, dark };

const ratio = (text: ColorToken, ground: ColorToken, theme: keyof typeof themes) =>
  contrast(themes[theme][text], themes[theme][ground]).toFixed(1);

/** The text colours that an editor may choose on each background, with the contrast in both themes. */
export const OnEachGround: StoryObj = {
  render: () => (
    <Sheet>
      {grounds.map((ground) => (
        <Figures key={ground} ground={ground} />
      ))}
    </Sheet>
  ),
};

function Figures({ ground }: { ground: Ground }) {
  const below = groundColors[ground];
  return (
    <S.Field data-ground={ground}>
      <S.Title>{ground}</S.Title>
      <S.Figures>
        <thead>
          <tr>
            <th scope="col">Text colour and its token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {readableOn[ground].map((color) => {
            const token = textToken(ground, color);
            return (
              <tr key={color}>
                <S.Sample scope="row" $token={token}>
                  {color}, <code>--{token}</code>
                </S.Sample>
                <td>{ratio(token, below, 'light')}</td>
                <td>{ratio(token, below, 'dark')}</td>
              </tr>
            );
          })}
        </tbody>
      </S.Figures>
    </S.Field>
  );
}

/** The hue of each section, as text, background and tint. */
export const Sections: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="11rem">
        {hues.map((hue) => (
          <Tile key={hue}>
            <strong>{hue}</strong>
            {Object.values(hueColors[hue]).map((token) => (
              <Swatch key={token} token={token} />
            ))}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  ),
};

/** All colours, light on the left and dark on the right. */
export const AllTokens: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="11rem">
        {keysOf(light).map((token) => (
          <Tile key={token}>
            <Swatch token={token} />
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  ),
};

function Swatch({ token }: { token: ColorToken }) {
  return (
    <div>
      <S.Halves>
        <S.Half $hex={light[token]} />
        <S.Half $hex={dark[token]} />
      </S.Halves>
      --{token}
      <br />
      <Code>
        {light[token]} {dark[token]}
      </Code>
    </div>
  );
}
