import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { measures } from '@/theme/tokens';
import { Code, Sheet } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Type' };
export default meta;

type Size = Extract<keyof typeof measures, `fs-${string}`>;

const isSize = (name: string): name is Size => name.startsWith('fs-');

const sizes = Object.keys(measures).filter(isSize);

/** The font sizes of headings. */
const displaySizes: readonly Size[] = ['fs-hero', 'fs-h1', 'fs-h2', 'fs-h3', 'fs-card'];

const Line = styled.p<{ $size: Size; $display: boolean }>`
  max-width: none;
  font-size: var(--${({ $size }) => $size});
  font-family: var(--${({ $display }) => ($display ? 'display' : 'text')});
  font-weight: ${({ $display }) => ($display ? 700 : 400)};
  line-height: ${({ $display }) => ($display ? 1.05 : 1.6)};
  letter-spacing: ${({ $display }) => ($display ? '-0.022em' : 'normal')};
  overflow-wrap: break-word;
`;

/** Every font size, in its font family. */
export const Scale: StoryObj = {
  render: () => (
    <Sheet>
      {sizes.map((size) => (
        <div key={size}>
          <Line $size={size} $display={displaySizes.includes(size)}>
            La città, spiegata a chi studia
          </Line>
          <Code>
            --{size}: {measures[size]}
          </Code>
        </div>
      ))}
    </Sheet>
  ),
};
