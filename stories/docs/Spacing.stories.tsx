import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { measures } from '@/theme/tokens';
import { Code, Sheet, Tile, Tiles } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Spacing and radii' };
export default meta;

type Measure = keyof typeof measures;

const isSpace = (name: string): name is Measure => /^s\d$/.test(name);
const spaces = Object.keys(measures).filter(isSpace);

const fluid = ['head', 'section', 'gutter'] as const satisfies Measure[];
const radii = ['r-inner', 'r-card', 'r-pill'] as const satisfies Measure[];

const Bar = styled.div<{ $measure: Measure }>`
  width: var(--${({ $measure }) => $measure});
  height: 1.5rem;
  background: var(--f-ochre);
`;

const Corner = styled.div<{ $measure: Measure }>`
  height: 6rem;
  border-radius: var(--${({ $measure }) => $measure});
  background: var(--t-sand);
`;

function Named({ name }: { name: Measure }) {
  return (
    <Code>
      --{name}: {measures[name]}
    </Code>
  );
}

const bars = (names: readonly Measure[]): StoryObj => ({
  render: () => (
    <Sheet>
      {names.map((name) => (
        <div key={name}>
          <Bar $measure={name} />
          <Named name={name} />
        </div>
      ))}
    </Sheet>
  ),
});

/** Fixed steps for spacing inside a component. */
export const Steps = bars(spaces);

/** Distances of the page, which grow with the window. */
export const Page = bars(fluid);

export const Radii: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="12rem">
        {radii.map((name) => (
          <Tile key={name}>
            <Corner $measure={name} />
            <Named name={name} />
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  ),
};
